import { type ActivityDraft, activities } from "../../content/clubs/activity.ts";
import { Swatch } from "../../views/timetable/activity-look.tsx";
import { FieldGroup, FieldRow } from "../fields/field-group.tsx";
import { FileField } from "../fields/file-field.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FormHandle } from "../form/form-handle.ts";

export function ActivityFields({ form }: { form: FormHandle<ActivityDraft> }) {
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

export function ActivityPreview({ draft }: { draft: ActivityDraft }) {
  const { name, tone, mark } = activities.preview(draft);
  return (
    <p className="row inline strong">
      <Swatch tone={tone} mark={mark} />
      {name || "Nombre"}
    </p>
  );
}
