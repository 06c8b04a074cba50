import type { SupabaseClient } from "@supabase/supabase-js";
import { type AddressFigures, addressFigures, type Redirect, redirects } from "../../content/site/redirect.ts";
import type { RecordTable } from "../records.ts";

/** The redirects as the panel lists and edits them, the latest first. */
export const redirectsTable: RecordTable<Redirect> = {
  name: redirects.table,
  schema: redirects.row,
  order: [{ column: "created_at", ascending: false }],
};

/** What was asked for in vain, what led on and what moved by itself. Throws when the read fails. */
export async function readAddressFigures(client: SupabaseClient): Promise<AddressFigures> {
  const { data } = await client.rpc("read_addresses").throwOnError();
  return addressFigures.parse(data);
}
