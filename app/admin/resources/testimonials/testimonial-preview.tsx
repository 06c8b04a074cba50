import { type TestimonialDraft, testimonials } from "../../../content/testimonial.ts";
import { TestimonialCard } from "../../../views/testimonial-card.tsx";

/** The card of the home page, as the typed text would show in it. */
export function TestimonialPreview({ draft }: { draft: TestimonialDraft }) {
  const testimonial = { ...testimonials.preview(draft), image_url: draft.image_url || null };
  return (
    <div className="preview-ground" data-surface="noche">
      <TestimonialCard testimonial={testimonial} />
    </div>
  );
}
