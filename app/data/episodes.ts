import type { SupabaseClient } from "@supabase/supabase-js";
import { type Episode, episode } from "../content/episode.ts";
import { parseRows } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** The episodes as the panel edits them. */
export const episodesTable: RecordTable<Episode> = {
  name: "ninecast_episodes",
  schema: episode,
  order: [{ column: "created_at", ascending: false }],
};

/** Every episode, the latest first. Throws when the read fails. */
export async function listEpisodes(client: SupabaseClient): Promise<Episode[]> {
  const query = client.from("ninecast_episodes").select("*");
  const { data } = await query.order("created_at", { ascending: false }).throwOnError();
  return parseRows("ninecast_episodes", episode, data);
}
