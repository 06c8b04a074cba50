import type { SupabaseClient } from "@supabase/supabase-js";
import { type Testimonial, testimonial } from "../content/testimonial.ts";
import { parseRows } from "./parse-rows.ts";

/** Every testimonial, in the order staff gave them. Throws when the read fails. */
export async function listTestimonials(client: SupabaseClient): Promise<Testimonial[]> {
  const { data } = await client
    .from("testimonials")
    .select("*")
    .order("display_order", { ascending: true })
    .throwOnError();
  return parseRows("testimonials", testimonial, data);
}
