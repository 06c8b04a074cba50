import type { SupabaseClient } from "@supabase/supabase-js";
import { type Club, type ClubName, club, clubName } from "../content/club.ts";
import { findClub } from "../domain/clubs/find-club.ts";
import { type PageOf, pageSize } from "../domain/lists/paging.ts";
import { parseCounted, parseOnly, parseRows } from "./parse-rows.ts";
import { readAll } from "./read-all.ts";
import { type PublicList, readPage } from "./read-page.ts";
import type { RecordTable } from "./records.ts";

/** The clubs as the panel edits them. */
export const clubsTable: RecordTable<Club> = {
  name: "clubs",
  schema: club,
  order: [{ column: "display_order", ascending: true }],
};

const cards: PublicList<Club> = {
  table: "clubs",
  columns: "*",
  schema: club,
  order: { column: "display_order", ascending: true },
};

/** A page of the clubs, in the order staff gave them (public-site §7); null when there are not so many. Throws when the read fails. */
export function readClubs(client: SupabaseClient, page: number): Promise<PageOf<Club> | null> {
  return readPage(client, cards, page, pageSize);
}

/** Every club's name and address, for the panel to choose from and to tell rows apart. Throws when the read fails. */
export async function listClubNames(client: SupabaseClient): Promise<ClubName[]> {
  const rows = await readAll((from, to, options) => {
    const query = client.from("clubs").select("id,name,link", options);
    return query
      .order("display_order", { ascending: true })
      .order("id", { ascending: true })
      .range(from, to)
      .throwOnError();
  });
  return parseRows(client, "clubs", clubName, rows);
}

/**
 * The club that /club/{segment} shows, or null (architecture 8). Its id is asked for first, since that is what nearly
 * every address holds; else the rule of `find-club` picks among the links that hold the segment. Throws when the read
 * fails.
 */
export async function readClub(client: SupabaseClient, segment: string): Promise<Club | null> {
  // PostgreSQL knows no text with a NUL in it, and refuses to look for one.
  if (segment.includes("\0")) return null;
  const named = client.from("clubs").select("*", { count: "exact" }).eq("id", segment);
  const byId = parseOnly(client, "clubs", club, await named.throwOnError());
  if (byId !== null) return byId;
  const holding = `%${segment.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const linked = client.from("clubs").select("*", { count: "exact" }).ilike("link", holding);
  const answer = await linked.order("display_order", { ascending: true }).order("id").throwOnError();
  // First found, then judged as a whole: a broken club is not missing.
  const found = findClub(parseCounted(client, "clubs", clubName, answer), segment);
  return found && parseOnly(client, "clubs", club, { data: answer.data.filter(({ id }) => id === found.id), count: 1 });
}
