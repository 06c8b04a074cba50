import type { SupabaseClient } from "@supabase/supabase-js";
import { type Rate, rates } from "../../content/clubs/rate.ts";
import { parseCounted } from "../parse-rows.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";
import { type Priced, withPastPrices } from "./past-prices.ts";

/** The rates of a club, in the order staff gave them. Throws when the read fails. */
export async function listClubRates(client: SupabaseClient, clubId: string): Promise<(Rate & Priced)[]> {
  const query = client.from(rates.table).select(columnsIn(client, rates.row), { count: "exact" }).eq("club_id", clubId);
  const answer = await query.order("display_order").order("created_at").throwOnError();
  const rows = inLanguage(client, rates.columns, parseCounted(client, rates.table, rates.row, answer));
  return withPastPrices(client, "precios", rows);
}
