import type { SupabaseClient } from "@supabase/supabase-js";
import { type Extra, extras, type ListedExtra, listedExtra } from "../../content/clubs/extra.ts";
import { columnsOf } from "../../content/entity.ts";
import { parseCounted } from "../parse-rows.ts";
import type { RecordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";

const order = [
  { column: "club_id", ascending: true },
  { column: "display_order", ascending: true },
] as const;

/** The extra offers as the panel edits them, one at a time. */
export const extrasTable: RecordTable<Extra> = { name: extras.table, schema: extras.row, order };

/** The extra offers as the panel lists them. */
export const listedExtrasTable: RecordTable<ListedExtra> = {
  name: extras.table,
  schema: listedExtra,
  columns: columnsOf(listedExtra),
  order,
};

/** The extra offers of a club, in order; strangers are given the visible ones only. Throws when the read fails. */
export async function listClubExtras(client: SupabaseClient, clubId: string): Promise<Extra[]> {
  const query = client
    .from(extras.table)
    .select(columnsIn(client, extras.row), { count: "exact" })
    .eq("club_id", clubId);
  const answer = await query.order("display_order", { ascending: true }).throwOnError();
  return inLanguage(client, extras.columns, parseCounted(client, extras.table, extras.row, answer));
}
