import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { PanelContent } from "#domain/panel/attention.ts";
import { rates } from "../../content/clubs/rate.ts";
import { columnsOf } from "../../content/entity.ts";
import { episodes } from "../../content/publications/episode.ts";
import { products } from "../../content/publications/product.ts";
import type { CompanyRow } from "../../content/site/company.ts";
import { listClubNames } from "../clubs/clubs.ts";
import { readBacklog } from "../inbox/waiting.ts";
import { parseRows } from "../parse-rows.ts";
import { readAll } from "../read-all.ts";
import { readCompany } from "./company.ts";
import { listOutdatedTables } from "./outdated-translations.ts";

/** What the dashboard looks at, but for the environment's part of it. Throws when a read fails. */
export async function readPanelContent(
  client: SupabaseClient,
  now: Date,
): Promise<
  Omit<PanelContent, "hasLegalPlaceholders" | "hasUnknownProxy" | "hasLateBackups" | "refusedPlans"> & {
    company: CompanyRow | null;
  }
> {
  const [backlog, scheduled, offers, clubs, stocks, unheardEpisodes, emptyGalleries, company, outdatedTranslations] =
    await Promise.all([
      readBacklog(client),
      listScheduled(client, now),
      readColumns(client, rates.table, z.pick(rates.row, { club_id: true, offer_ends_at: true })),
      listClubNames(client),
      readColumns(client, products.table, z.pick(products.row, { stock: true, one_size_stock: true })),
      countUnheardEpisodes(client),
      listEmptyGalleries(client),
      readCompany(client),
      listOutdatedTables(client),
    ]);
  return {
    ...{ backlog, articles: scheduled, rates: offers, clubs, products: stocks },
    ...{ unheardEpisodes, emptyGalleries, company, outdatedTranslations },
  };
}

/** Of every row only what the schema names. */
async function readColumns<Shape extends z.core.$ZodShape>(
  client: SupabaseClient,
  table: string,
  schema: z.ZodMiniObject<Shape>,
): Promise<z.infer<typeof schema>[]> {
  const rows = await readAll((from, to, options) =>
    client
      .from(table)
      .select(columnsOf(schema), options)
      .order("id", { ascending: true })
      .range(from, to)
      .throwOnError(),
  );
  return parseRows(client, table, schema, rows);
}

async function listScheduled(client: SupabaseClient, now: Date): Promise<{ publication_date: string }[]> {
  const query = client.from("articles").select("publication_date").gt("publication_date", now.toISOString());
  const { data } = await query.throwOnError();
  return parseRows(client, "articles", z.object({ publication_date: z.string() }), data);
}

async function countUnheardEpisodes(client: SupabaseClient): Promise<number> {
  const query = client.from(episodes.table).select("id", { count: "exact" }).limit(1);
  const { count } = await query.eq("has_captions", false).eq("has_transcript", false).throwOnError();
  return count ?? 0;
}

async function listEmptyGalleries(client: SupabaseClient): Promise<string[]> {
  const { data } = await client.rpc("clubs_without_pictures").throwOnError();
  return z.array(z.string()).parse(data);
}
