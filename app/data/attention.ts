import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { product } from "../content/product.ts";
import { rate } from "../content/rate.ts";
import type { PanelContent } from "../domain/panel/attention.ts";
import { listClubNames } from "./clubs.ts";
import { parseRows } from "./parse-rows.ts";
import { readAll } from "./read-all.ts";

/** How many proposals wait for an answer: status `pending` (admin §2). Throws when the read fails. */
export async function countPendingProposals(client: SupabaseClient): Promise<number> {
  // With one row rather than by HEAD, whose answer supabase-js leaves unread: browsers report that as a failure.
  const query = client.from("partner_submissions").select("id", { count: "exact" }).limit(1);
  const { count } = await query.eq("status", "pending").throwOnError();
  return count ?? 0;
}

/** What the dashboard looks at, but for the environment's part of it. Throws when a read fails. */
export async function readPanelContent(
  client: SupabaseClient,
  now: Date,
): Promise<Omit<PanelContent, "hasLegalPlaceholders">> {
  const [pendingProposals, articles, rates, clubs, products, emptyGalleries] = await Promise.all([
    countPendingProposals(client),
    listScheduled(client, now),
    readColumns(client, "precios", z.pick(rate, { club_id: true, offer_ends_at: true })),
    listClubNames(client),
    readColumns(client, "merch_products", z.pick(product, { stock: true, one_size_stock: true })),
    listEmptyGalleries(client),
  ]);
  return { pendingProposals, articles, rates, clubs, products, emptyGalleries };
}

/** Of every row only what the schema names. */
async function readColumns<Shape extends z.core.$ZodShape>(
  client: SupabaseClient,
  table: string,
  schema: z.ZodMiniObject<Shape>,
): Promise<z.infer<typeof schema>[]> {
  const columns = Object.keys(schema.shape).join(",");
  const rows = await readAll((from, to, options) =>
    client.from(table).select(columns, options).order("id", { ascending: true }).range(from, to).throwOnError(),
  );
  return parseRows(client, table, schema, rows);
}

async function listScheduled(client: SupabaseClient, now: Date): Promise<{ publication_date: string }[]> {
  const query = client.from("articles").select("publication_date").gt("publication_date", now.toISOString());
  const { data } = await query.throwOnError();
  return parseRows(client, "articles", z.object({ publication_date: z.string() }), data);
}

async function listEmptyGalleries(client: SupabaseClient): Promise<string[]> {
  const { data } = await client.rpc("clubs_without_pictures").throwOnError();
  return z.array(z.string()).parse(data);
}
