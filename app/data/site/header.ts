import type { SupabaseClient } from "@supabase/supabase-js";
import { type HeaderLink, headerLinks } from "../../content/site/header-link.ts";
import { type HeaderContent, headerContent, headerKeys } from "../../content/site/site-content.ts";
import { parseCounted } from "../parse-rows.ts";
import { recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "./in-language.ts";
import { readShownContent } from "./site-contents.ts";

/** The entries of the menu as the panel edits them. */
export const headerLinksTable = recordTable(headerLinks, "display_order");

/** Logos and call-to-action of the header, with the stated defaults for what is missing. Throws when the read fails. */
export async function readHeaderContent(client: SupabaseClient): Promise<HeaderContent> {
  return headerContent(await readShownContent(client, headerKeys));
}

/** The entries of the menu that are visible, in order, before the rule of 9FToday. Throws when the read fails. */
export async function listVisibleHeaderLinks(client: SupabaseClient): Promise<HeaderLink[]> {
  const query = client.from("header_links").select(columnsIn(client, headerLinks.row), { count: "exact" });
  const answer = await query.eq("is_visible", true).order("display_order", { ascending: true }).throwOnError();
  return inLanguage(client, headerLinks.columns, parseCounted(client, headerLinks.table, headerLinks.row, answer));
}
