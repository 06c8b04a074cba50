import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import { type Event, type EventDraft, events, type ListedEvent } from "../../../content/publications/event.ts";
import { eventsTable, listedEventsTable } from "../../../data/publications/events.ts";
import { laterPart } from "../../form/later-part.tsx";
import type { Resource } from "../../resource/resource.ts";

// A list is looked at before anything in it is opened.
const EventFields = laterPart(async () => (await import("./event-fields.tsx")).EventFields);
const EventPreview = laterPart(async () => (await import("./event-preview.tsx")).EventPreview);

/** Eventos (admin §8). */
const eventAdminToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los eventos."),
  saved: (mode) => done(mode === "create" ? "Evento creado correctamente." : "Evento actualizado correctamente."),
  saveFailed: (mode) => failed(mode === "create" ? "No se pudo crear el evento." : "No se pudo actualizar el evento."),
  deleted: done("Evento eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el evento."),
};

/** Eventos: the latest first here, in the order they were made on the site. */
export const eventsResource: Resource<Event, EventDraft, ListedEvent> = {
  table: listedEventsTable,
  whole: eventsTable,
  titles: {
    list: "Gestionar Eventos",
    about: "Lo que se anuncia en la página de eventos, cada uno con la suya.",
    add: "Añadir Evento",
    create: "Añadir Nuevo Evento",
    edit: "Editar Evento",
    one: "evento",
    many: "eventos",
    theOne: "el evento",
    empty: "Todavía no hay eventos.",
    toasts: eventAdminToasts,
  },
  nameOf: (row) => row.title,
  columns: [
    {
      title: "Título",
      kind: "name",
      text: (row) => `${row.title} ${row.location ?? ""}`,
      cell: (row) => (
        <>
          <b>{row.title}</b>
          <span>{row.location}</span>
        </>
      ),
    },
    { title: "Fecha", text: (row) => [row.event_date, row.time].filter(Boolean).join(" · ") },
  ],
  form: {
    empty: () => events.empty(),
    of: events.draft,
    columns: events.columns,
    input: events.input,
    fields: (form) => <EventFields form={form} />,
    preview: (draft) => <EventPreview draft={draft} />,
  },
  onTheWeb: (row) => ({ path: `/events/${row.slug}`, hiddenBecause: row.is_published ? [] : ["Es un borrador."] }),
};
