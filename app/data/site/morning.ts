import type { SupabaseClient } from "@supabase/supabase-js";
import { type Morning, morning } from "../../content/people/morning.ts";

/** Of each table the column that tells its rows apart, and the one that names them. */
export type NamedTables = Readonly<Record<string, readonly [key: string, name: string]>>;

/** All that the dashboard shows, in one answer. Throws when the read fails. */
export async function readMorning(client: SupabaseClient, since: string, wanted: NamedTables): Promise<Morning> {
  const { data } = await client.rpc("panel_morning", { since, wanted }).throwOnError();
  return morning.parse(data);
}
