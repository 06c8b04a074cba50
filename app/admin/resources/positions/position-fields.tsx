import type { PositionDraft } from "../../../content/publications/position.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { SelectField } from "../../fields/select-field.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

export function PositionFields({ form }: { form: FormHandle<PositionDraft> }) {
  return (
    <FieldGroup title="Puesto">
      <TextField form={form} name="title" placeholder="Entrenador o entrenadora de sala" />
      <SelectField form={form} name="club_id" />
      <FieldRow>
        <TextField form={form} name="hours" note="opcional" placeholder="30 horas · Tardes" />
        <TextField form={form} name="starts" note="opcional" placeholder="desde enero" />
      </FieldRow>
      <SwitchField form={form} name="is_open" hint="Al cubrirlo deja de verse; sus solicitudes siguen en la bandeja." />
    </FieldGroup>
  );
}
