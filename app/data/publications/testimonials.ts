import type { SupabaseClient } from "@supabase/supabase-js";
import { listedTestimonial, type Testimonial, testimonials } from "../../content/publications/testimonial.ts";
import { parseCounted } from "../parse-rows.ts";
import { listed, recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";

/** The testimonials as the panel edits them, one at a time. */
export const testimonialsTable = recordTable(testimonials, "display_order");

/** The testimonials as the panel lists them. */
export const listedTestimonialsTable = listed(testimonialsTable, listedTestimonial);

/** Every testimonial, in the order staff gave them. Throws when the read fails. */
export async function listTestimonials(client: SupabaseClient): Promise<Testimonial[]> {
  const query = client.from("testimonials").select(columnsIn(client, testimonials.row), { count: "exact" });
  const answer = await query.order("display_order", { ascending: true }).throwOnError();
  return inLanguage(client, testimonials.columns, parseCounted(client, testimonials.table, testimonials.row, answer));
}
