import { nextOrder } from "#domain/lists/ordering.ts";
import { activityToasts } from "#texts/admin/timetable-toasts.ts";
import { type Activity, type ActivityDraft, activities } from "../../content/clubs/activity.ts";
import { activitiesTable } from "../../data/clubs/activities.ts";
import { Intensity, Swatch } from "../../views/timetable/activity-look.tsx";
import { laterPart } from "../form/later-part.tsx";
import { manualOrder } from "../resource/order/manual-order.ts";
import type { Resource } from "../resource/resource.ts";

// A list is looked at before anything in it is opened.
const ActivityFields = laterPart(async () => (await import("./activity-fields.tsx")).ActivityFields);
const ActivityPreview = laterPart(async () => (await import("./activity-fields.tsx")).ActivityPreview);

/** Actividades: what the classes of all clubs are of. */
export const activitiesResource: Resource<Activity, ActivityDraft> = {
  table: activitiesTable,
  titles: {
    list: "Actividades",
    about: "De qué son las clases. El color y la marca las distinguen en el horario, también en gris.",
    add: "Añadir Actividad",
    create: "Añadir Nueva Actividad",
    edit: "Editar Actividad",
    one: "actividad",
    many: "actividades",
    theOne: "la actividad",
    empty: "Todavía no hay actividades. Añade la primera y podrás ponerle clases.",
    toasts: activityToasts,
  },
  nameOf: (row) => row.name,
  columns: [
    {
      title: "Nombre",
      kind: "name",
      text: (row) => row.name,
      cell: (row) => (
        <b>
          <span className="row">
            <Swatch tone={row.tone} mark={row.mark} />
            {row.name}
          </span>
        </b>
      ),
    },
    {
      title: "Qué es",
      text: (row) => row.description ?? "",
      cell: (row) => <span className="table__long clamp">{row.description}</span>,
    },
    { title: "Minutos", kind: "number", text: (row) => String(row.minutes) },
    {
      title: "Intensidad",
      text: (row) => row.intensity,
      cell: (row) => (
        <span className="row inline">
          <Intensity of={row.intensity} isSpoken={false} />
          {row.intensity}
        </span>
      ),
    },
  ],
  form: {
    empty: (rows) => activities.empty({ display_order: String(nextOrder(rows)) }),
    of: activities.draft,
    columns: activities.columns,
    input: activities.input,
    fields: (form) => <ActivityFields form={form} />,
    preview: (draft) => <ActivityPreview draft={draft} />,
  },
  order: manualOrder(),
};
