import type { SupabaseClient } from "@supabase/supabase-js";
import { type Club, club } from "../content/club.ts";
import { findClub } from "../domain/find-club.ts";
import { parseRows } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** The clubs as the panel edits them. */
export const clubsTable: RecordTable<Club> = {
  name: "clubs",
  schema: club,
  order: [{ column: "display_order", ascending: true }],
};

/** Every club, in the order staff gave them (public-site §7). Throws when the read fails. */
export async function listClubs(client: SupabaseClient): Promise<Club[]> {
  const { data } = await client.from("clubs").select("*").order("display_order", { ascending: true }).throwOnError();
  return parseRows("clubs", club, data);
}

/**
 * The club that /club/{segment} shows, or null (architecture 8). There are few, so the rule of `find-club` picks it
 * out of all. Throws when the read fails.
 */
export async function readClub(client: SupabaseClient, segment: string): Promise<Club | null> {
  return findClub(await listClubs(client), segment);
}
