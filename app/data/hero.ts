import type { SupabaseClient } from "@supabase/supabase-js";
import { type HeroContent, heroContent, siteContent } from "../content/site-content.ts";
import { parseCounted } from "./parse-rows.ts";

/** Picture, video and title of the home page, with the stated defaults for what is missing. Throws when the read fails. */
export async function readHero(client: SupabaseClient): Promise<HeroContent> {
  const answer = await client.from("site_content").select("*", { count: "exact" }).throwOnError();
  return heroContent(parseCounted(client, "site_content", siteContent, answer));
}
