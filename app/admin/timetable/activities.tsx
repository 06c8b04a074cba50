import { type Activity, type ActivityDraft, activities } from "../../content/activity.ts";
import { activitiesTable } from "../../data/activities.ts";
import { nextOrder } from "../../domain/lists/ordering.ts";
import { activityToasts } from "../../texts/admin/timetable-toasts.ts";
import { Intensity, Swatch } from "../../views/timetable/activity-look.tsx";
import { FieldGroup, FieldRow } from "../fields/field-group.tsx";
import { FileField } from "../fields/file-field.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FormHandle } from "../form/form-handle.ts";
import { manualOrder } from "../resource/manual-order.ts";
import type { Resource } from "../resource/resource.ts";

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
        <b className="activity-name">
          <Swatch tone={row.tone} mark={row.mark} />
          {row.name}
        </b>
      ),
    },
    {
      title: "Qué es",
      text: (row) => row.description ?? "",
      cell: (row) => <span className="table__long">{row.description}</span>,
    },
    { title: "Minutos", kind: "number", text: (row) => String(row.minutes) },
    {
      title: "Intensidad",
      text: (row) => row.intensity,
      cell: (row) => (
        <span className="activity-intensity">
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

function ActivityFields({ form }: { form: FormHandle<ActivityDraft> }) {
  return (
    <>
      <FieldGroup title="Actividad">
        <TextField form={form} name="name" />
        <TextArea form={form} name="description" note="opcional" rows={3} />
        <FieldRow>
          <SelectField form={form} name="intensity" />
          <TextField form={form} name="minutes" kind="whole" hint="Lo que dura una clase nueva." />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="En el horario">
        <FieldRow>
          <SelectField form={form} name="tone" />
          <SelectField form={form} name="mark" />
        </FieldRow>
        <FileField form={form} name="image" note="opcional" folder="activities" />
        <TextField form={form} name="display_order" kind="whole" hint="1 es la primera." />
      </FieldGroup>
    </>
  );
}

/** Its block in the week. */
function ActivityPreview({ draft }: { draft: ActivityDraft }) {
  const { name, tone, mark } = activities.preview(draft);
  return (
    <p className="activity-name">
      <Swatch tone={tone} mark={mark} />
      {name || "Nombre"}
    </p>
  );
}
