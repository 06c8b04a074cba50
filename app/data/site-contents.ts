import type { SupabaseClient } from "@supabase/supabase-js";
import { type SiteContent, siteContent } from "../content/site-content.ts";
import { parseRows } from "./parse-rows.ts";

/** Every keyed value of the site (admin §7). Throws when the read fails. */
export async function listSiteContent(client: SupabaseClient): Promise<SiteContent[]> {
  const { data } = await client.from("site_content").select("*").throwOnError();
  return parseRows("site_content", siteContent, data);
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
