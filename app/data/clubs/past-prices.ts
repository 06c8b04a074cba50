import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { RecordedRow } from "#domain/history/row-states.ts";
import { struckPrice } from "#domain/rates/price.ts";
import { type PastPrice, pastPrices, type SaidPrice } from "#domain/rates/prior-price.ts";

/** A row of which it is known what was said of its price before, where it announces an earlier one. */
export interface Priced {
  past?: readonly PastPrice[];
}

/** Of a rate or a product, of now or of before some of these columns were there. */
const priced = z.object({
  price: z.number(),
  old_price: z.nullish(z.number()),
  original_price: z.nullish(z.number()),
  offer_starts_at: z.nullish(z.string()),
  offer_ends_at: z.nullish(z.string()),
});

/** What a rate or a product says of its price. */
export function saidOf(row: RecordedRow): SaidPrice {
  const { price, old_price, original_price, offer_starts_at, offer_ends_at } = priced.parse(row);
  return {
    price,
    old_price: old_price ?? original_price ?? null,
    offer_starts_at: offer_starts_at ?? null,
    offer_ends_at: offer_ends_at ?? null,
  };
}

const columns = z.nullable(z.record(z.string(), z.unknown()));
const change = z.object({
  row_id: z.string(),
  at: z.string(),
  kind: z.enum(["insert", "update", "delete"]),
  before: columns,
  after: columns,
});

/** Which tables have prices that are announced beside an earlier one. */
export type PricedTable = "precios" | "merch_products";

export const isPriced = (table: string): table is PricedTable => table === "precios" || table === "merch_products";

/** The rows, those that announce an earlier price with what was said of theirs before. Throws when the read fails. */
export async function withPastPrices<Row extends RecordedRow & { id: string }>(
  client: SupabaseClient,
  table: PricedTable,
  rows: Row[],
): Promise<(Row & Priced)[]> {
  const reduced = rows.filter((row) => isReduced(saidOf(row)));
  if (reduced.length === 0) return rows;
  const past = await listPastPrices(client, table, reduced);
  return rows.map((row) => (reduced.includes(row) ? { ...row, past: past.get(row.id) ?? [] } : row));
}

/** What was said of the price of a row; nothing of one that is gone. Throws when the read fails. */
export async function readPastPrices(client: SupabaseClient, table: PricedTable, id: string): Promise<PastPrice[]> {
  const { data } = await client.from(table).select("*").eq("id", id).maybeSingle().throwOnError();
  return data ? ((await listPastPrices(client, table, [data])).get(id) ?? []) : [];
}

/** The same of several rows, by id. */
export async function listPastPrices(
  client: SupabaseClient,
  table: PricedTable,
  rows: (RecordedRow & { id: string })[],
) {
  const asked = { of_table: table, of_rows: rows.map(({ id }) => id) };
  const { data } = await client.rpc("price_changes", asked).throwOnError();
  const changes = Map.groupBy(z.array(change).parse(data), ({ row_id }) => row_id);
  return new Map(rows.map((row) => [row.id, pastPrices(row, changes.get(row.id) ?? [], saidOf)]));
}

const isReduced = ({ price, old_price }: SaidPrice) => struckPrice(price, old_price) !== null;
