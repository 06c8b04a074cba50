import type { publicationColumns, withdrawalColumns } from "../../content/publications/publication-columns.ts";
import type { FormHandle } from "../form/form-handle.ts";
import { FieldGroup, FieldRow } from "./field-group.tsx";
import { TextField } from "./text-field.tsx";

type Draft = Record<keyof typeof publicationColumns | keyof typeof withdrawalColumns, string>;

/** Of the switch that makes a row public. */
export const draftHint = "Sin publicar es un borrador: en la web no lo ve nadie.";

export function PublicationGroup({ form: anyForm }: { form: FormHandle<object> }) {
  if (!("withdraw_at" in anyForm.columns)) return null;
  // Which of the fields there are, its columns say.
  const form = anyForm as unknown as FormHandle<Draft>;
  const withdrawal = (
    <TextField form={form} name="withdraw_at" note="vacío, nunca" kind="moment" hint="Hora de Madrid." />
  );
  return (
    <FieldGroup title="En la web">
      {"publish_at" in form.columns ? (
        <FieldRow>
          <TextField form={form} name="publish_at" note="vacío, ya" kind="moment" hint="Hora de Madrid." />
          {withdrawal}
        </FieldRow>
      ) : (
        withdrawal
      )}
      {"withdrawn_to" in form.columns && (
        <TextField
          form={form}
          name="withdrawn_to"
          note="opcional"
          kind="link"
          placeholder="/clubs"
          hint="A dónde lleva su dirección una vez retirado. Vacío, dice que ya no está."
        />
      )}
    </FieldGroup>
  );
}
