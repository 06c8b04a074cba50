import type { TestimonialDraft } from "../../../content/testimonial.ts";
import { textLimits } from "../../../domain/text/text-limits.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { StarsField } from "../../fields/stars-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

export function TestimonialFields({ form }: { form: FormHandle<TestimonialDraft> }) {
  return (
    <>
      <FieldGroup title="Reseña">
        <FieldRow>
          <TextField form={form} name="name" label="Nombre" required />
          <TextField form={form} name="role" label="Rol" note="opcional" help="Por ejemplo: socia desde 2021." />
        </FieldRow>
        <TextArea form={form} name="text" label="Texto" limit={textLimits.review} rows={5} required />
        <StarsField form={form} name="rating" label="Puntuación" />
      </FieldGroup>
      <FieldGroup title="Retrato">
        <FileField
          form={form}
          name="image_url"
          label="Imagen"
          note="opcional"
          folder="testimonials"
          help="Sin imagen se ve la inicial del nombre."
        />
        <TextField
          form={form}
          name="alt"
          label="Texto alternativo"
          note="opcional"
          help="Describe el retrato para quien no lo ve."
        />
        <TextField form={form} name="display_order" label="Orden" kind="whole" help="1 es la primera." />
      </FieldGroup>
    </>
  );
}
