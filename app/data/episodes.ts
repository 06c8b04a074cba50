import type { SupabaseClient } from "@supabase/supabase-js";
import { type Episode, episodes } from "../content/episode.ts";
import { type PageOf, pageSize } from "../domain/lists/paging.ts";
import { type PublicList, readPage, readStretch } from "./read-page.ts";
import type { RecordTable } from "./records.ts";

/** The episodes as the panel edits them. */
export const episodesTable: RecordTable<Episode> = {
  name: episodes.table,
  schema: episodes.row,
  order: [{ column: "created_at", ascending: false }],
};

const cards: PublicList<Episode> = {
  table: episodes.table,
  columns: "*",
  schema: episodes.row,
  order: { column: "created_at", ascending: false },
};

/** A page of the episodes, the latest first (public-site §7); null when there are not so many. Throws when the read fails. */
export function readEpisodes(client: SupabaseClient, page: number): Promise<PageOf<Episode> | null> {
  return readPage(client, cards, page, pageSize);
}

/** The latest episodes, at most so many. Throws when the read fails. */
export async function listNewestEpisodes(client: SupabaseClient, most: number): Promise<Episode[]> {
  return (await readStretch(client, cards, 0, most))?.rows ?? [];
}
