import type { SupabaseClient } from "@supabase/supabase-js";
import { type HeroContent, heroContent, type SiteContent, siteContent } from "../../content/site/site-content.ts";
import type { KeyedRow } from "../../content/site/site-content-input.ts";
import { parseCounted } from "../parse-rows.ts";
import { columnsIn, inLanguage } from "./in-language.ts";

/** Every keyed value of the site (admin §7). Throws when the read fails. */
export async function listSiteContent(client: SupabaseClient): Promise<SiteContent[]> {
  const answer = await client.from("site_content").select("*", { count: "exact" }).throwOnError();
  return parseCounted(client, "site_content", siteContent, answer);
}

/** The values of these keys in every language, as far as they are stored (admin §7). Throws when the read fails. */
export async function readSiteContent(client: SupabaseClient, keys: readonly string[]): Promise<SiteContent[]> {
  const query = client.from("site_content").select("content_key,content_value,translations", { count: "exact" });
  const answer = await query.in("content_key", [...keys]).throwOnError();
  return parseCounted(client, "site_content", siteContent, answer);
}

/** The same, as visitors read them. Throws when the read fails. */
export async function readShownContent(client: SupabaseClient, keys: readonly string[]): Promise<SiteContent[]> {
  const query = client.from("site_content").select(columnsIn(client, siteContent), { count: "exact" });
  const answer = await query.in("content_key", [...keys]).throwOnError();
  return inLanguage(client, ["content_value"], parseCounted(client, "site_content", siteContent, answer));
}

/** Saves one keyed value, whether it was there or not, and gives it back. Throws when it was refused. */
export async function saveSiteContent(client: SupabaseClient, row: KeyedRow): Promise<SiteContent> {
  const { data } = await client
    .from("site_content")
    .upsert(row, { onConflict: "content_key" })
    .select()
    .single()
    .throwOnError();
  return siteContent.parse(data);
}

/** Saves several keyed values in one call, all or none. Throws when they were refused. */
export async function saveSiteContents(client: SupabaseClient, rows: KeyedRow[]): Promise<void> {
  const query = client.from("site_content").upsert(rows, { onConflict: "content_key" });
  const { data } = await query.select("content_key").throwOnError();
  if (data.length < rows.length) throw new Error("No se ha guardado todo.");
}

/** Picture, video and title of the home page, with the stated defaults for what is missing. Throws when the read fails. */
export async function readHero(client: SupabaseClient): Promise<HeroContent> {
  const answer = await client
    .from("site_content")
    .select(columnsIn(client, siteContent), { count: "exact" })
    .throwOnError();
  return heroContent(inLanguage(client, ["content_value"], parseCounted(client, "site_content", siteContent, answer)));
}
