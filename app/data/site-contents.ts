import type { SupabaseClient } from "@supabase/supabase-js";
import { type HeroContent, heroContent, type SiteContent, siteContent } from "../content/site-content.ts";
import { parseCounted } from "./parse-rows.ts";

/** Every keyed value of the site (admin §7). Throws when the read fails. */
export async function listSiteContent(client: SupabaseClient): Promise<SiteContent[]> {
  const answer = await client.from("site_content").select("*", { count: "exact" }).throwOnError();
  return parseCounted(client, "site_content", siteContent, answer);
}

/** The values of these keys, as far as they are stored (admin §7). Throws when the read fails. */
export async function readSiteContent(client: SupabaseClient, keys: readonly string[]): Promise<SiteContent[]> {
  const query = client.from("site_content").select("content_key,content_value", { count: "exact" });
  return parseCounted(client, "site_content", siteContent, await query.in("content_key", [...keys]).throwOnError());
}

/** Saves one keyed value, whether it was there or not, and gives it back. Throws when it was refused. */
export async function saveSiteContent(client: SupabaseClient, key: string, value: string): Promise<SiteContent> {
  const { data } = await client
    .from("site_content")
    .upsert({ content_key: key, content_value: value }, { onConflict: "content_key" })
    .select()
    .single()
    .throwOnError();
  return siteContent.parse(data);
}

/** Saves several keyed values in one call, all or none. Throws when they were refused. */
export async function saveSiteContents(
  client: SupabaseClient,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(values).map(([content_key, content_value]) => ({ content_key, content_value }));
  const query = client.from("site_content").upsert(rows, { onConflict: "content_key" });
  const { data } = await query.select("content_key").throwOnError();
  if (data.length < rows.length) throw new Error("No se ha guardado todo.");
}

/** Picture, video and title of the home page, with the stated defaults for what is missing. Throws when the read fails. */
export async function readHero(client: SupabaseClient): Promise<HeroContent> {
  const answer = await client.from("site_content").select("*", { count: "exact" }).throwOnError();
  return heroContent(parseCounted(client, "site_content", siteContent, answer));
}
