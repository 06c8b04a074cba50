import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { StoredRow } from "../content/stored-row.ts";
import { parseRow, parseRows } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** What of a list is looked at: which page of it, in which order, and what is searched. */
export interface ListView {
  words: string;
  /** Null is the list's own order, or the best first where words are searched; `list` is its own in any case. */
  sorting: "list" | "name" | "changed" | null;
  /** One kind of the rows, where the list has kinds. */
  chosen: string | null;
  /** The row after which the page begins, or before which it ends; none is the first page. */
  anchor: string | null;
  isBack: boolean;
}

export interface ListPage<Row> {
  rows: Row[];
  /** How many rows of the kind there are; `mostCounted` and one for more. */
  total: number;
  /** How many of them hold the words; null without words, and where they are too many to be ranked (500). */
  found: number | null;
  /** The best of what was found, and no other page. */
  isRanked: boolean;
  /** The rows that stand just before and just after the page. */
  before: Row | null;
  after: Row | null;
}

/** A list that is longer is not counted to its end. */
export const mostCounted = 10_000;

/** How many a page of a long list holds. */
export const listPageSize = 60;

const page = z.object({
  rows: z.array(z.unknown()),
  total: z.number(),
  found: z.nullable(z.number()),
  is_ranked: z.boolean(),
  before: z.unknown(),
  after: z.unknown(),
});

/** One page of a list, searched and ordered by the database. What is searched travels in the body. Throws when the read fails. */
export async function readListPage<Row extends StoredRow>(
  client: SupabaseClient,
  { name, schema, columns }: RecordTable<Row>,
  { words, sorting, chosen, anchor, isBack }: ListView,
  most = listPageSize,
): Promise<ListPage<Row>> {
  const { data } = await client
    .rpc("list_page", {
      list: name,
      shown: columns?.split(",") ?? null,
      words,
      sorting,
      chosen,
      anchor: anchor !== null && uuid.test(anchor) ? anchor : null,
      is_back: isBack,
      most,
    })
    .throwOnError();
  const { rows, total, found, is_ranked: isRanked, before, after } = page.parse(data);
  return {
    rows: parseRows(client, name, schema, rows),
    total,
    found,
    isRanked,
    before: parseRow(client, name, schema, before),
    after: parseRow(client, name, schema, after),
  };
}

/** Every row that a view has found, of whatever page. Throws when a read fails, or when they are more than `most`. */
export async function readFound<Row extends StoredRow>(
  client: SupabaseClient,
  table: RecordTable<Row>,
  { words, chosen }: ListView,
  most: number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let anchor: string | null = null; ; anchor = all.at(-1)?.id ?? null) {
    const view: ListView = { words, chosen, sorting: "list", anchor, isBack: false };
    const { rows, after }: ListPage<Row> = await readListPage(client, table, view, mostInPage);
    all.push(...rows);
    if (all.length > most) throw new Error(`Son más de ${most}. Busca algo más concreto.`);
    if (!after || rows.length === 0) return all;
  }
}

/** More than these the database gives in no page. */
const mostInPage = 200;

/** The row that stands last in a list that people order; none of an empty one. Throws when the read fails. */
export async function readLast<Row extends StoredRow>(
  client: SupabaseClient,
  { name, schema, columns = "*" }: RecordTable<Row>,
): Promise<Row[]> {
  const query = client.from(name).select(columns).order("display_order", { ascending: false }).limit(1);
  return parseRows(client, name, schema, (await query.throwOnError()).data);
}

/** Puts a row before or after another of the same list. Throws when it was refused, or one of them is gone. */
export async function moveInList(
  client: SupabaseClient,
  table: { name: string },
  { moved, neighbour, isAfter }: ListMove,
): Promise<void> {
  await client.rpc("move_in_list", { list: table.name, moved, neighbour, is_after: isAfter }).throwOnError();
}

export interface ListMove {
  moved: string;
  neighbour: string;
  isAfter: boolean;
}

// An address may hold anything.
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
