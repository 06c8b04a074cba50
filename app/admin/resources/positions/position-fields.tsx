import type { ClubName } from "../../../content/clubs/club.ts";
import type { PositionDraft } from "../../../content/publications/position.ts";
import { Field } from "../../../ui/field.tsx";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { fieldOf } from "../../fields/field-of.ts";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

interface PositionFieldsProps {
  form: FormHandle<PositionDraft>;
  clubs: readonly ClubName[];
}

export function PositionFields({ form, clubs }: PositionFieldsProps) {
  return (
    <FieldGroup title="Puesto">
      <TextField form={form} name="title" placeholder="Entrenador o entrenadora de sala" />
      <Field {...fieldOf(form, "club_id")}>
        {(control) => (
          <select
            className="input"
            {...control}
            value={form.draft.club_id}
            onChange={(event) => form.set("club_id", event.target.value)}
          >
            <option value="">Todos los clubs</option>
            {clubs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FieldRow>
        <TextField form={form} name="hours" note="opcional" placeholder="30 horas · Tardes" />
        <TextField form={form} name="starts" note="opcional" placeholder="desde enero" />
      </FieldRow>
      <SwitchField form={form} name="is_open" hint="Al cubrirlo deja de verse; sus solicitudes siguen en la bandeja." />
    </FieldGroup>
  );
}
