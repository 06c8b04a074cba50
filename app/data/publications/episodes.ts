import type { SupabaseClient } from "@supabase/supabase-js";
import { type PageOf, pageSize } from "#domain/lists/paging.ts";
import {
  type Episode,
  type EpisodeCard,
  type EpisodePage,
  episodeCard,
  episodePage,
  episodes,
  listedEpisode,
} from "../../content/publications/episode.ts";
import { parseCounted } from "../parse-rows.ts";
import { type PublicList, readPage, readStretch } from "../read-page.ts";
import { listed, recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";
import { readAtAddress } from "./former-slugs.ts";

/** The episodes as the panel edits them, one at a time. */
export const episodesTable = recordTable(episodes, "-created_at");

/** The episodes as the panel lists them. */
export const listedEpisodesTable = listed(episodesTable, listedEpisode);

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

const pages: PublicList<EpisodePage> = { ...cards, schema: episodePage };

/**
 * The episode that is or used to be at an address, which may be its id too, without what is said in it; null when there
 * is none. Throws when the read fails.
 */
export function readEpisode(client: SupabaseClient, address: string): Promise<EpisodePage | null> {
  return readAtAddress(client, episodes.table, address, async (column, value) => {
    const { table, schema, texts, translations } = pages;
    const query = client.from(table).select(columnsIn(client, schema, translations), { count: "exact" });
    const rows = parseCounted(client, table, schema, await query.eq(column, value).throwOnError());
    return inLanguage(client, texts, rows)[0] ?? null;
  });
}

/** The same with what is said in it; null too when nobody has written that down. Throws when the read fails. */
export function readTranscript(client: SupabaseClient, address: string): Promise<Episode | null> {
  return readAtAddress(client, episodes.table, address, async (column, value) => {
    const query = client.from(episodes.table).select(columnsIn(client, episodes.row), { count: "exact" });
    const answer = await query.eq(column, value).eq("has_transcript", true).throwOnError();
    return inLanguage(client, episodes.columns, parseCounted(client, episodes.table, episodes.row, answer))[0] ?? null;
  });
}
