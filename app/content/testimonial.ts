import * as z from "zod/mini";
import { optionalText, storedRow } from "./stored-row.ts";

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
