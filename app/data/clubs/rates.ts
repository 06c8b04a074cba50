import type { SupabaseClient } from "@supabase/supabase-js";
import { type ListedRate, listedRate, type Rate, rates } from "../../content/clubs/rate.ts";
import { columnsOf } from "../../content/entity.ts";
import { parseCounted } from "../parse-rows.ts";
import type { RecordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";
import { type Priced, withPastPrices } from "./past-prices.ts";

const order = [
  { column: "club_id", ascending: true },
  { column: "display_order", ascending: true },
  { column: "created_at", ascending: true },
] as const;

/** The rates as the panel edits them, one at a time. */
export const ratesTable: RecordTable<Rate> = { name: rates.table, schema: rates.row, order };

/** The rates as the panel lists them. */
export const listedRatesTable: RecordTable<ListedRate> = {
  name: rates.table,
  schema: listedRate,
  columns: columnsOf(listedRate),
  order,
};

/** The rates of a club, in the order staff gave them. Throws when the read fails. */
export async function listClubRates(client: SupabaseClient, clubId: string): Promise<(Rate & Priced)[]> {
  const query = client.from(rates.table).select(columnsIn(client, rates.row), { count: "exact" }).eq("club_id", clubId);
  const answer = await query.order("display_order").order("created_at").throwOnError();
  const rows = inLanguage(client, rates.columns, parseCounted(client, rates.table, rates.row, answer));
  return withPastPrices(client, "precios", rows);
}
