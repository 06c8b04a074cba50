import type { HeaderLinkDraft } from "../../../content/header-link.ts";
import { FieldGroup } from "../../fields/field-group.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

export function HeaderLinkFields({ form }: { form: FormHandle<HeaderLinkDraft> }) {
  return (
    <FieldGroup title="Enlace">
      <TextField form={form} name="text" />
      <TextField
        form={form}
        name="path"
        kind="link"
        placeholder="/events"
        hint="Una página de la web empieza por /, como /clubs o /#clubs. Otra web, por https://."
      />
      <TextField form={form} name="display_order" kind="whole" hint="1 es el primero." />
      <SwitchField form={form} name="is_visible" whenTrue="Visible en el menú" whenFalse="Oculto" />
    </FieldGroup>
  );
}
