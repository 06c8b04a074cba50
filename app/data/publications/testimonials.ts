import type { SupabaseClient } from "@supabase/supabase-js";
import { columnsOf } from "../../content/entity.ts";
import {
  type ListedTestimonial,
  listedTestimonial,
  type Testimonial,
  testimonials,
} from "../../content/publications/testimonial.ts";
import { parseCounted } from "../parse-rows.ts";
import type { RecordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";

const order = [{ column: "display_order", ascending: true }] as const;

/** The testimonials as the panel edits them, one at a time. */
export const testimonialsTable: RecordTable<Testimonial> = {
  name: testimonials.table,
  schema: testimonials.row,
  order,
};

/** The testimonials as the panel lists them. */
export const listedTestimonialsTable: RecordTable<ListedTestimonial> = {
  name: testimonials.table,
  schema: listedTestimonial,
  columns: columnsOf(listedTestimonial),
  order,
};

/** Every testimonial, in the order staff gave them. Throws when the read fails. */
export async function listTestimonials(client: SupabaseClient): Promise<Testimonial[]> {
  const query = client.from("testimonials").select(columnsIn(client, testimonials.row), { count: "exact" });
  const answer = await query.order("display_order", { ascending: true }).throwOnError();
  return inLanguage(client, testimonials.columns, parseCounted(client, testimonials.table, testimonials.row, answer));
}
