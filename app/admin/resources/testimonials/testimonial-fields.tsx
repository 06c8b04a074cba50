import type { TestimonialDraft } from "../../../content/testimonial.ts";
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
          <TextField form={form} name="name" />
          <TextField form={form} name="role" note="opcional" help="Por ejemplo: socia desde 2021." />
        </FieldRow>
        <TextArea form={form} name="text" rows={5} />
        <StarsField form={form} name="rating" />
      </FieldGroup>
      <FieldGroup title="Retrato">
        <FileField
          form={form}
          name="image_url"
          note="opcional"
          folder="testimonials"
          help="Sin imagen se ve la inicial del nombre."
        />
        <TextField form={form} name="alt" note="opcional" help="Describe el retrato para quien no lo ve." />
        <TextField form={form} name="display_order" kind="whole" help="1 es la primera." />
      </FieldGroup>
    </>
  );
}
