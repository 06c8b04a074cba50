import type { RedirectDraft } from "../../../content/site/redirect.ts";
import { FieldGroup } from "../../fields/field-group.tsx";
import { SelectField } from "../../fields/select-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

export function RedirectFields({ form }: { form: FormHandle<RedirectDraft> }) {
  return (
    <FieldGroup title="Dirección">
      <TextField
        form={form}
        name="path"
        placeholder="/verano"
        hint="La dirección antigua o corta, sin página propia."
      />
      <SelectField form={form} name="status" />
      <TextField form={form} name="leads_to" placeholder="/p/verano-en-acacias" hint="Vacío si ya no existe." />
    </FieldGroup>
  );
}
