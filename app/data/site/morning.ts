import type { SupabaseClient } from "@supabase/supabase-js";
import { morning } from "../../content/people/morning.ts";
import { call } from "../call.ts";

/** Of each table the column that tells its rows apart, and the one that names them. */
export type NamedTables = Readonly<Record<string, readonly [key: string, name: string]>>;

/**
 * All that the dashboard shows, in one answer; what colleagues did since a moment, or since the person was here last.
 * Throws when the read fails.
 */
export const readMorning = (client: SupabaseClient, since: string | null, wanted: NamedTables) =>
  call(client, morning, "panel_morning", { since, wanted });

/** Notes that the person is here now: of later visits this was the last one. Throws when it fails. */
export async function noteArrival(client: SupabaseClient): Promise<void> {
  await client.rpc("note_arrival").throwOnError();
}
