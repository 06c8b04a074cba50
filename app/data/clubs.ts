import type { SupabaseClient } from "@supabase/supabase-js";
import { type Club, club } from "../content/club.ts";
import { parseRows } from "./parse-rows.ts";

/** Every club, in the order staff gave them (public-site §7). Throws when the read fails. */
export async function listClubs(client: SupabaseClient): Promise<Club[]> {
  const { data } = await client.from("clubs").select("*").order("display_order", { ascending: true }).throwOnError();
  return parseRows("clubs", club, data);
}
