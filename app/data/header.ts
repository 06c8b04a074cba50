import type { SupabaseClient } from "@supabase/supabase-js";
import { type HeaderLink, headerLinks } from "../content/header-link.ts";
import { type HeaderContent, headerContent, headerKeys, siteContent } from "../content/site-content.ts";
import { parseCounted } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** The entries of the menu as the panel edits them. */
export const headerLinksTable: RecordTable<HeaderLink> = {
  name: headerLinks.table,
  schema: headerLinks.row,
  order: [{ column: "display_order", ascending: true }],
};

/** Logos and call-to-action of the header, with the stated defaults for what is missing. Throws when the read fails. */
export async function readHeaderContent(client: SupabaseClient): Promise<HeaderContent> {
  const query = client.from("site_content").select("content_key,content_value", { count: "exact" });
  const answer = await query.in("content_key", headerKeys).throwOnError();
  return headerContent(parseCounted(client, "site_content", siteContent, answer));
}

/** The entries of the menu that are visible, in order, before the rule of 9FToday. Throws when the read fails. */
export async function listVisibleHeaderLinks(client: SupabaseClient): Promise<HeaderLink[]> {
  const query = client.from("header_links").select("*", { count: "exact" }).eq("is_visible", true);
  const answer = await query.order("display_order", { ascending: true }).throwOnError();
  return parseCounted(client, headerLinks.table, headerLinks.row, answer);
}
