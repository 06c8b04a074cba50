import type { SupabaseClient } from "@supabase/supabase-js";
import { type LandingPage, landingPage } from "../content/landing-page.ts";
import { isStoredSlug } from "../domain/text/slug.ts";
import { parseOnly } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** The landing pages as the panel edits them. */
export const landingPagesTable: RecordTable<LandingPage> = {
  name: "landing_pages",
  schema: landingPage,
  order: [{ column: "created_at", ascending: false }],
};

/** The published page at an address; null when there is none, or it is a draft. Throws when the read fails. */
export async function readLandingPage(client: SupabaseClient, slug: string): Promise<LandingPage | null> {
  if (!isStoredSlug(slug)) return null;
  const query = client.from("landing_pages").select("*", { count: "exact" }).eq("slug", slug);
  return parseOnly(client, "landing_pages", landingPage, await query.eq("is_published", true).throwOnError());
}
