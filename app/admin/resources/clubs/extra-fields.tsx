import type { Club } from "../../../content/club.ts";
import type { ExtraDraft } from "../../../content/extra.ts";
import { extraTypes } from "../../../domain/clubs/extra-sections.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { SelectField } from "../../fields/select-field.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

interface ExtraFieldsProps {
  form: FormHandle<ExtraDraft>;
  clubs: readonly Club[];
  /** The place of a new one among a club's. */
  nextIn: (clubId: string) => number;
}

const types = extraTypes.map(({ type, name }) => ({ value: type, text: name }));

export function ExtraFields({ form, clubs, nextIn }: ExtraFieldsProps) {
  const options = clubs.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <>
      <FieldGroup title="Oferta">
        <FieldRow>
          <SelectField form={followingClub(form, nextIn)} name="club_id" label="Club" required options={options} />
          <SelectField form={form} name="type" label="Tipo" required options={types} />
        </FieldRow>
        <FieldRow>
          <TextField form={form} name="title" label="Título" required />
          <TextField form={form} name="subtitle" label="Subtítulo" note="opcional" placeholder="Caduca a los 3 meses" />
        </FieldRow>
        <FieldRow>
          <TextField form={form} name="price" label="Precio" kind="euros" required />
          <TextField
            form={form}
            name="display_order"
            label="Orden"
            kind="whole"
            help="1 es la primera de su tipo; vacío, la última."
          />
        </FieldRow>
        <SwitchField form={form} name="is_visible" label="Visible" whenTrue="Visible en la web" whenFalse="Oculta" />
      </FieldGroup>
      <FieldGroup title="Detalles">
        <TextArea form={form} name="features" label="Características" note="una por línea" />
        <TextField form={form} name="purchase_url" label="Enlace de compra" kind="link" placeholder="https://" />
        <TextArea form={form} name="notes" label="Notas" note="opcional" rows={3} />
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
