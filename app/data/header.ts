import type { SupabaseClient } from "@supabase/supabase-js";
import { type HeaderLink, headerLink } from "../content/header-link.ts";
import { type HeaderContent, headerContent, headerKeys, siteContent } from "../content/site-content.ts";
import { parseRows } from "./parse-rows.ts";

/** Logos and call-to-action of the header, with the stated defaults for what is missing. Throws when the read fails. */
export async function readHeaderContent(client: SupabaseClient): Promise<HeaderContent> {
  const { data } = await client
    .from("site_content")
    .select("content_key,content_value")
    .in("content_key", headerKeys)
    .throwOnError();
  return headerContent(parseRows("site_content", siteContent, data));
}

/** The entries of the menu that are visible, in order, before the rule of 9FToday. Throws when the read fails. */
export async function listVisibleHeaderLinks(client: SupabaseClient): Promise<HeaderLink[]> {
  const { data } = await client
    .from("header_links")
    .select("*")
    .eq("is_visible", true)
    .order("display_order", { ascending: true })
    .throwOnError();
  return parseRows("header_links", headerLink, data);
}
