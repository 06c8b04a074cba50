import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { ClubBelongings } from "#domain/clubs/club-belongings.ts";
import { clubSegment, findClub } from "#domain/clubs/find-club.ts";
import type { PageOf } from "#domain/lists/paging.ts";
import { type Club, type ClubName, clubName, clubs } from "../../content/clubs/club.ts";
import { columnsOf } from "../../content/entity.ts";
import { parseCounted, parseRows } from "../parse-rows.ts";
import { readRowFormerlyAt } from "../publications/former-slugs.ts";
import { readAll } from "../read-all.ts";
import { type PublicList, readPage } from "../read-page.ts";
import { recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";
import { listGalleryFiles } from "./galleries.ts";

/** The clubs as the panel edits them. */
export const clubsTable = recordTable(clubs, "display_order");

const cards: PublicList<Club> = {
  table: clubs.table,
  schema: clubs.row,
  texts: clubs.columns,
  order: { column: "display_order", ascending: true },
};

/**
 * A page of so many clubs, in the order staff gave them (public-site §7); null when there are not so many. Throws when
 * the read fails.
 */
export function readClubs(client: SupabaseClient, page: number, size: number): Promise<PageOf<Club> | null> {
  return readPage(client, cards, page, size);
}

/** The clubs with these ids, in the order staff gave them; those that are gone are missing. Throws when the read fails. */
export async function listClubsById(client: SupabaseClient, ids: readonly string[]): Promise<Club[]> {
  if (ids.length === 0) return [];
  const query = client
    .from(clubs.table)
    .select(columnsIn(client, clubs.row), { count: "exact" })
    .in("id", [...ids]);
  const answer = await query.order("display_order", { ascending: true }).order("id").throwOnError();
  return inLanguage(client, clubs.columns, parseCounted(client, clubs.table, clubs.row, answer));
}

const clubPlace = z.pick(clubs.row, { name: true, address: true });

export type ClubPlace = z.infer<typeof clubPlace>;

/** Where every club is. Throws when the read fails. */
export async function listClubPlaces(client: SupabaseClient): Promise<ClubPlace[]> {
  const rows = await readAll((from, to, options) =>
    client.from(clubs.table).select(columnsOf(clubPlace), options).order("id").range(from, to).throwOnError(),
  );
  return parseRows(client, clubs.table, clubPlace, rows);
}

/** Every club's name and address, for the panel to choose from and to tell rows apart. Throws when the read fails. */
export async function listClubNames(client: SupabaseClient): Promise<ClubName[]> {
  const rows = await readAll((from, to, options) => {
    const query = client.from(clubs.table).select(columnsOf(clubName), options);
    return query
      .order("display_order", { ascending: true })
      .order("id", { ascending: true })
      .range(from, to)
      .throwOnError();
  });
  return parseRows(client, clubs.table, clubName, rows);
}

/**
 * The club that /club/{segment} shows, or used to show, and the segment of its one address, or null when there is none (`find-club`).
 * Throws when the read fails.
 */
export async function readClub(
  client: SupabaseClient,
  segment: string,
): Promise<{ club: Club; segment: string } | null> {
  // PostgreSQL knows no text with a NUL in it, and refuses to look for one.
  if (segment.includes("\0")) return null;
  const former = readRowFormerlyAt(client, clubs.table, segment.toLowerCase());
  // It counts only where there is no club.
  former.catch(() => undefined);
  const { names, rows } = await readClubsNamed(client, segment);
  const found = findClub(names, segment);
  // It may be the very one that is not as expected.
  if (found === null && rows.length > names.length) throw new Error(`the club at ${segment} may be broken`);
  if (found === null) {
    // A club that used to be here is at its own address now.
    const id = await former;
    return id === null || id === segment ? null : readClub(client, id);
  }
  // First found, then judged as a whole: a broken club is not missing.
  const answer = { data: rows.filter(({ id }) => id === found.id), count: 1 };
  const [whole] = inLanguage(client, clubs.columns, parseCounted(client, clubs.table, clubs.row, answer));
  const own = clubSegment(names, found);
  // Another club may own the address that this one's link names.
  const isSure = own === segment || own === found.id;
  const others = isSure ? names : (await readClubsNamed(client, own)).names;
  return whole ? { club: whole, segment: clubSegment(others, found) } : null;
}

/** Every club whose id is the word, or whose link holds it, whatever its capitals. */
async function readClubsNamed(client: SupabaseClient, word: string) {
  const pattern = word.replaceAll(/[\\%_]/g, "\\$&");
  const query = client
    .from(clubs.table)
    .select<string, { id: unknown }>(columnsIn(client, clubs.row), { count: "exact" })
    .or(`id.ilike.${quoted(pattern)},link.ilike.${quoted(`%${pattern}%`)}`);
  const answer = await query.order("display_order", { ascending: true }).order("id").throwOnError();
  return { names: parseCounted(client, clubs.table, clubName, answer), rows: answer.data };
}

/** As PostgREST reads a value within a list of conditions. */
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/** What goes with a club when it is deleted. Throws when a read fails. */
export async function countBelongings(client: SupabaseClient, clubId: string): Promise<ClubBelongings> {
  const [rates, extras, classes, pictures] = await Promise.all([
    countOf(client, "precios", clubId),
    countOf(client, "club_extra_services", clubId),
    countOf(client, "club_classes", clubId),
    listGalleryFiles(client, clubId).then((files) => files.length),
  ]);
  return { rates, extras, classes, pictures };
}

async function countOf(client: SupabaseClient, table: string, clubId: string): Promise<number> {
  // With one row rather than by HEAD, whose answer supabase-js leaves unread: browsers report that as a failure.
  const query = client.from(table).select("id", { count: "exact" }).eq("club_id", clubId).limit(1);
  const { count } = await query.throwOnError();
  return count ?? 0;
}
