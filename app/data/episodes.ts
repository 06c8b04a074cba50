import type { SupabaseClient } from "@supabase/supabase-js";
import { columnsOf } from "../content/entity.ts";
import {
  type Episode,
  type EpisodeCard,
  episodeCard,
  episodes,
  type ListedEpisode,
  listedEpisode,
} from "../content/episode.ts";
import { type PageOf, pageSize } from "../domain/lists/paging.ts";
import { columnsIn, inLanguage } from "./in-language.ts";
import { parseCounted } from "./parse-rows.ts";
import { type PublicList, readPage, readStretch } from "./read-page.ts";
import type { RecordTable } from "./records.ts";

const order = [{ column: "created_at", ascending: false }] as const;

/** The episodes as the panel edits them, one at a time. */
export const episodesTable: RecordTable<Episode> = { name: episodes.table, schema: episodes.row, order };

/** The episodes as the panel lists them. */
export const listedEpisodesTable: RecordTable<ListedEpisode> = {
  name: episodes.table,
  schema: listedEpisode,
  columns: columnsOf(listedEpisode),
  order,
};

const cards: PublicList<EpisodeCard> = {
  table: episodes.table,
  schema: episodeCard,
  texts: episodes.columns,
  translations: "listed_translations",
  order: { column: "created_at", ascending: false },
};

/** A page of the episodes, the latest first (public-site §7); null when there are not so many. Throws when the read fails. */
export function readEpisodes(client: SupabaseClient, page: number): Promise<PageOf<EpisodeCard> | null> {
  return readPage(client, cards, page, pageSize);
}

/** The latest episodes, at most so many. Throws when the read fails. */
export async function listNewestEpisodes(client: SupabaseClient, most: number): Promise<EpisodeCard[]> {
  return (await readStretch(client, cards, 0, most))?.rows ?? [];
}

/** An episode whose transcript can be read; null when there is no such episode, or no transcript. Throws when the read fails. */
export async function readTranscript(client: SupabaseClient, id: string): Promise<Episode | null> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null;
  const query = client.from(episodes.table).select(columnsIn(client, episodes.row), { count: "exact" }).eq("id", id);
  const answer = await query.eq("has_transcript", true).throwOnError();
  return inLanguage(client, episodes.columns, parseCounted(client, episodes.table, episodes.row, answer))[0] ?? null;
}
