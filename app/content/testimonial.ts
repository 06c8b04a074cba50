import * as z from "zod/mini";
import { orderField, ratingField } from "./number-fields.ts";
import { optionalText, storedRow } from "./stored-row.ts";
import { optionalLine, requiredLine, requiredText, sourceField } from "./text-fields.ts";

/** What a member says of the club (`testimonials`); the rating counts stars, 1 to 5. */
export const testimonial = z.object({
  ...storedRow,
  text: z.string(),
  name: z.string(),
  role: optionalText,
  rating: z.number().check(z.gte(1), z.lte(5)),
  image_url: optionalText,
  alt: optionalText,
  display_order: z.number(),
});

export type Testimonial = z.infer<typeof testimonial>;

/** What its form writes. */
export const testimonialInput = z.object({
  text: requiredText,
  name: requiredLine,
  role: optionalLine,
  rating: ratingField,
  image_url: sourceField,
  alt: optionalLine,
  display_order: orderField,
});

export type TestimonialDraft = z.input<typeof testimonialInput>;

/** The form of a new one: five stars, last in the list (admin §9). */
export function newTestimonial(display_order: number): TestimonialDraft {
  return { text: "", name: "", role: "", rating: "5", image_url: "", alt: "", display_order: String(display_order) };
}

/** The form of a stored one. */
export function testimonialDraft(row: Testimonial): TestimonialDraft {
  return {
    text: row.text,
    name: row.name,
    role: row.role ?? "",
    rating: String(row.rating),
    image_url: row.image_url ?? "",
    alt: row.alt ?? "",
    display_order: String(row.display_order),
  };
}
