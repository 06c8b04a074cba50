import type { ExtraDraft } from "../../../content/clubs/extra.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { SelectField } from "../../fields/select-field.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

interface ExtraFieldsProps {
  form: FormHandle<ExtraDraft>;
  /** The place of a new one among a club's. */
  nextIn: (clubId: string) => number;
}

export function ExtraFields({ form, nextIn }: ExtraFieldsProps) {
  return (
    <>
      <FieldGroup title="Oferta">
        <FieldRow>
          <SelectField form={followingClub(form, nextIn)} name="club_id" />
          <SelectField form={form} name="type" />
        </FieldRow>
        <FieldRow>
          <TextField form={form} name="title" />
          <TextField form={form} name="subtitle" note="opcional" placeholder="Caduca a los 3 meses" />
        </FieldRow>
        <FieldRow>
          <TextField form={form} name="price" kind="euros" />
          <TextField
            form={form}
            name="display_order"
            kind="whole"
            hint="1 es la primera de su tipo; vacío, la última."
          />
        </FieldRow>
        <SwitchField form={form} name="is_visible" whenTrue="Visible en la web" whenFalse="Oculta" />
      </FieldGroup>
      <FieldGroup title="Detalles">
        <TextArea form={form} name="features" note="una por línea" />
        <TextField form={form} name="purchase_url" kind="link" placeholder="https://" />
        <TextArea form={form} name="notes" note="opcional" rows={3} />
        <FileField
          form={form}
          name="image_url"
          note="opcional"
          folder="extras"
          hint="La muestran los servicios premium, encima de sus palabras."
        />
      </FieldGroup>
    </>
  );
}

/** A new one is the last of its club (admin §5), also when another club is chosen for it. */
function followingClub(form: FormHandle<ExtraDraft>, nextIn: (clubId: string) => number): FormHandle<ExtraDraft> {
  return {
    ...form,
    set: (name, value) => {
      form.set(name, value);
      if (name === "club_id" && form.isNew) form.set("display_order", String(nextIn(String(value))));
    },
  };
}
