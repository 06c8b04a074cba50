import type { SupabaseClient } from "@supabase/supabase-js";
import { columnsOf } from "../../content/entity.ts";
import { type Partner, partners } from "../../content/publications/partner.ts";
import { parseCounted } from "../parse-rows.ts";
import { listed, recordTable } from "../records.ts";

/** The partners as the panel lists and edits them: all that there is, without the words that the search compares. */
export const partnersTable = listed(recordTable(partners, "display_order"), partners.row);

/** Every partner, in the order staff gave them. Throws when the read fails. */
export async function listPartners(client: SupabaseClient): Promise<Partner[]> {
  const query = client.from("partners").select(columnsOf(partners.row), { count: "exact" });
  const answer = await query.order("display_order", { ascending: true }).throwOnError();
  return parseCounted(client, partners.table, partners.row, answer);
}
