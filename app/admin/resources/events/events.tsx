import { eventAdminToasts } from "#app/texts/admin/section-toasts.ts";
import { type Event, type EventDraft, events } from "../../../content/event.ts";
import { eventsTable } from "../../../data/events.ts";
import type { Resource } from "../../resource/resource.ts";
import { EventFields } from "./event-fields.tsx";

/** Eventos: the latest first here, in the order they were made on the site. */
export const eventsResource: Resource<Event, EventDraft> = {
  table: eventsTable,
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
