import type { PartnerDraft } from "../../../content/publications/partner.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

export function PartnerFields({ form }: { form: FormHandle<PartnerDraft> }) {
  return (
    <FieldGroup title="Partner">
      <FieldRow>
        <TextField form={form} name="name" />
        <TextField form={form} name="display_order" kind="whole" hint="1 es el primero." />
      </FieldRow>
      <FileField form={form} name="logo_url" note="opcional" folder="partners" hint="Sin logo se lee el nombre." />
      <TextField form={form} name="link_url" note="opcional" kind="link" placeholder="https:// o /partners/…" />
      <SwitchField
        form={form}
        name="is_external"
        hint="Abre el enlace en otra pestaña. Apágalo para páginas de esta web."
      />
    </FieldGroup>
  );
}
