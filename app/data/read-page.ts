import type { SupabaseClient } from "@supabase/supabase-js";
import type * as z from "zod/mini";
import { type PageOf, pagesFor } from "#domain/lists/paging.ts";
import type { Columns } from "../content/entity.ts";
import type { Translated } from "../content/site/translation.ts";
import { parseCounted } from "./parse-rows.ts";
import { columnsIn, inLanguage } from "./site/in-language.ts";

/** A list of the public site: what it shows of each row, and in which order. */
export interface PublicList<T> {
  table: string;
  schema: z.ZodMiniObject & z.ZodMiniType<T>;
  /** Its texts, by the columns of the entity or by their names. */
  texts: Columns | readonly string[];
  /** The column that holds what a list shows of their translations, where that is not all. */
  translations?: string;
  order: { column: string; ascending: boolean };
}

/** A stretch of a list, and how many rows the whole of it has. */
export interface Stretch<T> {
  rows: T[];
  count: number;
}

/** A page of a list, counted from 1; null when the list ends before. Throws when the read fails. */
export async function readPage<T extends Translated>(
  client: SupabaseClient,
  list: PublicList<T>,
  page: number,
  size: number,
): Promise<PageOf<T> | null> {
  const stretch = await readStretch(client, list, (page - 1) * size, size);
  const pages = stretch && pagesFor(stretch.count, size);
  return stretch === null || pages === null || page > pages ? null : { items: stretch.rows, page, pages };
}

/** `length` rows from a place (from 0) on; null when the list ends before that place. Throws when the read fails. */
export async function readStretch<T extends Translated>(
  client: SupabaseClient,
  { table, schema, texts, translations, order }: PublicList<T>,
  from: number,
  length: number,
): Promise<Stretch<T> | null> {
  const query = client.from(table).select(columnsIn(client, schema, translations), { count: "exact" });
  // Rows that tie come in a steady order, or one of them might be on two pages and another on none.
  const ordered = query.order(order.column, { ascending: order.ascending }).order("id", { ascending: true });
  const { data, count, error } = await ordered.range(from, from + length - 1);
  if (error?.code === rangeNotSatisfiable) return null;
  if (error) throw error;
  // Beyond the end of a list there is honestly nothing.
  if (data.length === 0 && from > 0 && count !== null && count <= from) return null;
  const rows = inLanguage(client, texts, parseCounted(client, table, schema, { data, count }));
  return { rows, count: count ?? rows.length };
}

// PostgREST's word for a range that begins after the last row.
const rangeNotSatisfiable = "PGRST103";
