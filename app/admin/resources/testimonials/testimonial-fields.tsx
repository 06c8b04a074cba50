import { type TestimonialDraft, testimonials } from "../../../content/publications/testimonial.ts";
import { TestimonialCard } from "../../../views/testimonial-card.tsx";
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
          <TextField form={form} name="role" note="opcional" hint="Por ejemplo: socia desde 2021." />
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
          hint="Sin imagen se ve la inicial del nombre."
        />
        <TextField form={form} name="alt" note="opcional" hint="Describe el retrato para quien no lo ve." />
        <TextField form={form} name="display_order" kind="whole" hint="1 es la primera." />
      </FieldGroup>
    </>
  );
}

/** The card of the home page, as the typed text would show in it. */
export function TestimonialPreview({ draft }: { draft: TestimonialDraft }) {
  const testimonial = { ...testimonials.preview(draft), image_url: draft.image_url || null };
  return (
    <div className="pad-20" data-surface="noche">
      <TestimonialCard testimonial={testimonial} />
    </div>
  );
}
