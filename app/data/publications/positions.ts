import type { SupabaseClient } from "@supabase/supabase-js";
import { type Position, positions } from "../../content/publications/position.ts";
import { parseCounted } from "../parse-rows.ts";
import { listed, recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";

/** The positions as the panel edits them, one at a time. */
export const positionsTable = recordTable(positions, "display_order");

/** The positions as the panel lists them. */
export const listedPositionsTable = listed(positionsTable, positions.row);

/** The open positions, in the order staff gave them. Throws when the read fails. */
export async function listOpenPositions(client: SupabaseClient): Promise<Position[]> {
  const query = client
    .from("positions")
    .select(columnsIn(client, positions.row), { count: "exact" })
    .eq("is_open", true);
  const answer = await query.order("display_order", { ascending: true }).throwOnError();
  return inLanguage(client, positions.columns, parseCounted(client, positions.table, positions.row, answer));
}
