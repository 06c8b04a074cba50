import type { SupabaseClient } from "@supabase/supabase-js";
import { type Testimonial, testimonials } from "../content/testimonial.ts";
import { columnsIn, inLanguage } from "./in-language.ts";
import { parseCounted } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** The testimonials as the panel edits them. */
export const testimonialsTable: RecordTable<Testimonial> = {
  name: testimonials.table,
  schema: testimonials.row,
  order: [{ column: "display_order", ascending: true }],
};

/** Every testimonial, in the order staff gave them. Throws when the read fails. */
export async function listTestimonials(client: SupabaseClient): Promise<Testimonial[]> {
  const query = client.from("testimonials").select(columnsIn(client, testimonials.row), { count: "exact" });
  const answer = await query.order("display_order", { ascending: true }).throwOnError();
  return inLanguage(client, testimonials.columns, parseCounted(client, testimonials.table, testimonials.row, answer));
}
