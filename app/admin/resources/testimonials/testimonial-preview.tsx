import type { TestimonialDraft } from "../../../content/testimonial.ts";
import { TestimonialCard } from "../../../views/testimonial-card.tsx";

/** The card of the home page, as the typed text would show in it. */
export function TestimonialPreview({ draft }: { draft: TestimonialDraft }) {
  const { text, name, role, rating, image_url, alt } = draft;
  return (
    <div className="preview-ground" data-surface="noche">
      <TestimonialCard
        testimonial={{
          ...{ id: "", created_at: "", updated_at: "", display_order: 0 },
          ...{ text, name, role, alt, rating: Number(rating), image_url: image_url || null },
        }}
      />
    </div>
  );
}
