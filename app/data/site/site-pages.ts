import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { clubAddress, clubSegments } from "#domain/clubs/find-club.ts";
import { fixedPages } from "#domain/pages/fixed-pages.ts";
import { parseRows } from "../parse-rows.ts";

/** A page of the site that a text may lead to. */
export interface SitePage {
  path: string;
  name: string;
}

const club = z.object({ id: z.string(), name: z.string(), link: z.nullable(z.string()) });
const page = z.object({ slug: z.string(), name: z.string() });

const kinds = [
  { table: "articles", root: "/9ftoday", name: "title", order: "publication_date" },
  { table: "events", root: "/events", name: "title", order: "created_at" },
  { table: "ninecast_episodes", root: "/ninecast", name: "title", order: "created_at" },
  { table: "merch_products", root: "/merch", name: "name", order: "created_at" },
  { table: "landing_pages", root: "/p", name: "title", order: "created_at" },
] as const;

/** More than anybody looks through; who knows an address types it. */
const most = 300;

/** The pages of the site by their names: the fixed ones, clubs, then the newest of each kind. Throws when a read fails. */
export async function listSitePages(client: SupabaseClient): Promise<SitePage[]> {
  const [clubs, ...others] = await Promise.all([
    listClubPages(client),
    ...kinds.map((kind) => listPages(client, kind)),
  ]);
  const fixed = Object.values(fixedPages).filter(({ path }) => !path.includes("{"));
  return [...fixed.map(({ path, name }) => ({ path, name })), ...clubs, ...others.flat()];
}

async function listClubPages(client: SupabaseClient): Promise<SitePage[]> {
  const { data } = await client.from("clubs").select("id,name,link").order("display_order").throwOnError();
  const clubs = parseRows(client, "clubs", club, data);
  const segments = clubSegments(clubs);
  return clubs.map(({ id, name }) => ({ path: clubAddress(segments.get(id) ?? id), name }));
}

async function listPages(
  client: SupabaseClient,
  { table, root, name, order }: (typeof kinds)[number],
): Promise<SitePage[]> {
  const query = client.from(table).select(`slug,name:${name}`).order(order, { ascending: false }).limit(most);
  const { data } = await query.throwOnError();
  return parseRows(client, table, page, data).map((row) => ({
    path: `${root}/${encodeURIComponent(row.slug)}`,
    name: row.name,
  }));
}
