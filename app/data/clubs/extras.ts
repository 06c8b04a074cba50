import type { SupabaseClient } from "@supabase/supabase-js";
import { type Extra, extras, listedExtra } from "../../content/clubs/extra.ts";
import { parseCounted } from "../parse-rows.ts";
import { listed, recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";

/** The extra offers as the panel edits them, one at a time. */
export const extrasTable = recordTable(extras, "club_id", "display_order");

/** The extra offers as the panel lists them. */
export const listedExtrasTable = listed(extrasTable, listedExtra);

/** The extra offers of a club, in order; strangers are given the visible ones only. Throws when the read fails. */
export async function listClubExtras(client: SupabaseClient, clubId: string): Promise<Extra[]> {
  const query = client
    .from(extras.table)
    .select(columnsIn(client, extras.row), { count: "exact" })
    .eq("club_id", clubId);
  const answer = await query.order("display_order", { ascending: true }).throwOnError();
  return inLanguage(client, extras.columns, parseCounted(client, extras.table, extras.row, answer));
}
