import type { SupabaseClient } from "@supabase/supabase-js";
import type { FixedPageKey } from "#domain/pages/fixed-pages.ts";
import { type PageWordsRow, pageWords } from "../../content/site/page-words.ts";
import { parseCounted } from "../parse-rows.ts";
import { recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "./in-language.ts";

/** The words of the fixed pages as the panel edits them. */
export const pageWordsTable = recordTable(pageWords, "page");

/** What staff call a fixed page where it is found; null while they have said nothing. Throws when the read fails. */
export async function readPageWords(client: SupabaseClient, page: FixedPageKey): Promise<PageWordsRow | null> {
  const query = client.from(pageWords.table).select(columnsIn(client, pageWords.row), { count: "exact" });
  const rows = parseCounted(client, pageWords.table, pageWords.row, await query.eq("page", page).throwOnError());
  return inLanguage(client, pageWords.columns, rows)[0] ?? null;
}
