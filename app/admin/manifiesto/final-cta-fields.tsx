import type { ManifiestoDraft } from "../../content/manifiesto-input.ts";
import { safeLink } from "../../domain/links/link-safety.ts";
import { FieldRow } from "../fields/field-group.tsx";
import { FileField } from "../fields/file-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FormHandle } from "../form/form-handle.ts";

export function FinalCtaFields({ form }: { form: FormHandle<ManifiestoDraft> }) {
  const { cta_button_link: link } = form.draft;
  // Any address may be saved (admin §5); one that could run is left out of the page, and this says so.
  const isShown = link.trim() === "" || safeLink(link) !== null;
  return (
    <div className="field-stack">
      <FileField form={form} name="cta_logo" folder="manifiesto" ground="dark" />
      <TextField form={form} name="cta_phrase" />
      <FieldRow>
        <TextField form={form} name="cta_button_text" />
        <TextField
          form={form}
          name="cta_button_link"
          kind="link"
          placeholder="/clubs"
          help={isShown ? "Sin texto o sin enlace no hay botón." : "Con esta dirección el botón no se ve en la web."}
        />
      </FieldRow>
    </div>
  );
}
