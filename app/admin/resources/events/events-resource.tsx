import { type Event, type EventDraft, events, type ListedEvent } from "../../../content/event.ts";
import { eventsTable, listedEventsTable } from "../../../data/events.ts";
import { done, failed, type SectionToasts } from "../../../texts/admin/section-toasts.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import type { Resource } from "../../resource/resource.ts";

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
    about: "Lo que se anuncia en la página de eventos.",
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
  },
  onTheWeb: () => ({ path: "/events", hiddenBecause: [] }),
};

function EventFields({ form }: { form: FormHandle<EventDraft> }) {
  return (
    <FieldGroup title="Evento">
      <TextField form={form} name="title" />
      <FieldRow>
        <TextField
          form={form}
          name="event_date"
          placeholder="25 DIC"
          hint="Tal como se lee en la web: el día y el mes en tres letras."
        />
        <TextField form={form} name="time" note="opcional" placeholder="19:00" />
      </FieldRow>
      <TextField form={form} name="location" note="opcional" />
      <TextArea form={form} name="description" note="opcional" />
      <TextField
        form={form}
        name="url"
        note="opcional"
        kind="link"
        placeholder="https://"
        hint="A dónde lleva «Más Información»."
      />
    </FieldGroup>
  );
}
