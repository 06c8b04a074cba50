import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { listClubNames } from "./clubs.ts";
import { parseRows } from "./parse-rows.ts";
import { readAll } from "./read-all.ts";

const slugged = z.object({ slug: z.string() });

/** What a visitor may see that has an address of its own. */
export interface PublicAddresses {
  clubs: { id: string; link: string | null }[];
  /** The ids of those that have a timetable of ours. */
  clubsWithClasses: ReadonlySet<string>;
  products: { slug: string }[];
  landingPages: { slug: string }[];
  articles: { slug: string }[];
}

/** Every club, product, published landing page and published article, by what their addresses hold. Throws when a read fails. */
export async function listPublicAddresses(client: SupabaseClient): Promise<PublicAddresses> {
  const slugsOf = async (table: string) => parseRows(client, table, slugged, await readColumn(client, table, "slug"));
  const [clubs, classes, products, landingPages, articles] = await Promise.all([
    listClubNames(client),
    readColumn(client, "club_classes", "club_id").then((rows) =>
      parseRows(client, "club_classes", z.object({ club_id: z.string() }), rows),
    ),
    slugsOf("merch_products"),
    slugsOf("landing_pages"),
    slugsOf("articles"),
  ]);
  const clubsWithClasses = new Set(classes.map((it) => it.club_id));
  return { clubs, clubsWithClasses, products, landingPages, articles };
}

function readColumn(client: SupabaseClient, table: string, column: string): Promise<unknown[]> {
  return readAll((from, to, options) =>
    client.from(table).select(column, options).order(column, { ascending: true }).range(from, to).throwOnError(),
  );
}
