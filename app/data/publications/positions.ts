import type { SupabaseClient } from "@supabase/supabase-js";
import { columnsOf } from "../../content/entity.ts";
import { type Position, positions } from "../../content/publications/position.ts";
import { parseCounted } from "../parse-rows.ts";
import type { RecordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";

const order = [{ column: "display_order", ascending: true }] as const;

/** The positions as the panel edits them, one at a time. */
export const positionsTable: RecordTable<Position> = { name: positions.table, schema: positions.row, order };

/** The positions as the panel lists them. */
export const listedPositionsTable: RecordTable<Position> = {
  name: positions.table,
  schema: positions.row,
  columns: columnsOf(positions.row),
  order,
};

/** The open positions, in the order staff gave them. Throws when the read fails. */
export async function listOpenPositions(client: SupabaseClient): Promise<Position[]> {
  const query = client
    .from("positions")
    .select(columnsIn(client, positions.row), { count: "exact" })
    .eq("is_open", true);
  const answer = await query.order("display_order", { ascending: true }).throwOnError();
  return inLanguage(client, positions.columns, parseCounted(client, positions.table, positions.row, answer));
}
