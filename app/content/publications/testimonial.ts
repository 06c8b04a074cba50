import * as z from "zod/mini";
import { textLimits } from "#domain/text/text-limits.ts";
import { line, order, rating, requiredLine, requiredShort, source } from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { publicationColumns } from "./publication-columns.ts";

/** What members say of the clubs; a new one has five stars (admin §9). */
export const testimonials = entity("testimonials", {
  name: requiredLine("Nombre"),
  role: translatable(line("Rol")),
  text: translatable(requiredShort("Texto", textLimits.review), "text"),
  rating: rating("Puntuación", "5"),
  image_url: source("Imagen"),
  alt: translatable(line("Texto alternativo")),
  display_order: order(),
  ...publicationColumns,
});

export type Testimonial = RowOf<typeof testimonials>;
export type TestimonialDraft = DraftOf<typeof testimonials>;

/** What the panel's list shows of a testimonial: its text, but not its portrait. */
export const listedTestimonial = z.omit(testimonials.row, { alt: true, image_url: true });

export type ListedTestimonial = z.infer<typeof listedTestimonial>;
