import type { SupabaseClient } from "@supabase/supabase-js";
import type * as z from "zod/mini";
import type { Ordered } from "#domain/lists/ordering.ts";
import { columnsOf } from "../content/entity.ts";
import type { StoredRow, Writable } from "../content/stored-row.ts";
import { parseRow, parseRows } from "./parse-rows.ts";
import { readAll } from "./read-all.ts";

/** A table as the panel edits it: its rows and the order of its list (admin §7). */
export interface RecordTable<Row extends StoredRow> {
  name: string;
  schema: z.ZodMiniType<Row>;
  /** What a list needs of a row, where that is not all of it. */
  columns?: string;
  order: readonly { column: string; ascending: boolean }[];
}

/** A table that is edited, in the order of these columns; `-created_at`: the latest first. */
export function recordTable<Row extends StoredRow>(
  { table, row }: { table: string; row: z.ZodMiniType<Row> },
  ...order: ((keyof Row & string) | `-${keyof Row & string}`)[]
): RecordTable<Row> {
  const sorting = order.map((name) => ({ column: name.replace(/^-/, ""), ascending: !name.startsWith("-") }));
  return { name: table, schema: row, order: sorting };
}

/** The same table with what its list needs of a row. */
export function listed<Brief extends StoredRow>(
  { name, order }: Pick<RecordTable<StoredRow>, "name" | "order">,
  schema: z.ZodMiniType<Brief> & Parameters<typeof columnsOf>[0],
): RecordTable<Brief> {
  return { name, schema, columns: columnsOf(schema), order };
}

/** How saving over a row ended. `conflict`: somebody else saved meanwhile; `gone`: it was deleted, or is not ours to change. */
export type UpdateOutcome<Row> = { kind: "saved"; row: Row } | { kind: "conflict"; theirs: Row } | { kind: "gone" };

/**
 * Every row, in the list's order; rows that tie come in a steady one. Null when there are more than `most`. Throws when a
 * read fails.
 */
export async function listRecords<Row extends StoredRow>(
  client: SupabaseClient,
  table: RecordTable<Row>,
): Promise<Row[]>;
export async function listRecords<Row extends StoredRow>(
  client: SupabaseClient,
  table: RecordTable<Row>,
  most: number | undefined,
): Promise<Row[] | null>;
export async function listRecords<Row extends StoredRow>(
  client: SupabaseClient,
  { name, schema, columns = "*", order }: RecordTable<Row>,
  most?: number,
): Promise<Row[] | null> {
  const rows = await readAll((from, to, options) => {
    let query = client.from(name).select(columns, options);
    for (const { column, ascending } of order) query = query.order(column, { ascending });
    return query.order("id", { ascending: true }).range(from, to).throwOnError();
  }, most);
  return rows && parseRows(client, name, schema, rows);
}

/** One row, or null when there is none. Throws when the read fails. */
export async function readRecord<Row extends StoredRow>(
  client: SupabaseClient,
  table: RecordTable<Row>,
  id: string,
): Promise<Row | null> {
  const { data } = await client.from(table.name).select("*").eq("id", id).maybeSingle().throwOnError();
  return parseRow(client, table.name, table.schema, data);
}

/** Stores a new row and gives it back. Throws when it was refused. */
export async function insertRecord<Row extends StoredRow>(
  client: SupabaseClient,
  table: RecordTable<Row>,
  values: Partial<Writable<Row>> & { id?: string },
): Promise<Row> {
  const { data } = await client.from(table.name).insert(values).select().single().throwOnError();
  return table.schema.parse(data);
}

/**
 * Saves over the version of a row that the person saw (`updated_at`), so that nobody's work is overwritten unseen, and
 * gives it back. Throws when the values were refused.
 */
export async function updateRecord<Row extends StoredRow>(
  client: SupabaseClient,
  table: RecordTable<Row>,
  seen: StoredRow,
  values: Partial<Writable<Row>>,
): Promise<UpdateOutcome<Row>> {
  const written: object = values;
  const { data } = await client
    .from(table.name)
    .update(written)
    .eq("id", seen.id)
    .eq("updated_at", seen.updated_at)
    .select()
    .maybeSingle()
    .throwOnError();
  if (data !== null) return { kind: "saved", row: table.schema.parse(data) };
  const theirs = await readRecord(client, table, seen.id);
  if (theirs === null) return { kind: "gone" };
  // As she saw it, and not written: a policy that shows a row may keep it from being changed, without an error.
  if (theirs.updated_at === seen.updated_at) throw new Error("row-level security leaves this row as it is");
  return { kind: "conflict", theirs };
}

/** Deletes a row. False when none was: it was gone already, or is not ours to delete (architecture 20). Throws when refused. */
export async function deleteRecord<Row extends StoredRow>(
  client: SupabaseClient,
  table: RecordTable<Row>,
  id: string,
): Promise<boolean> {
  const { data } = await client.from(table.name).delete().eq("id", id).select("id").throwOnError();
  return data.length > 0;
}

/**
 * Saves the places of several rows in one call, all or none (admin §4); only their order changes. Throws when refused,
 * also when a row is gone, since then the list on the screen is not the stored one.
 */
export async function saveOrder(
  client: SupabaseClient,
  table: { name: string },
  changes: readonly Ordered[],
): Promise<void> {
  if (changes.length === 0) return;
  const order = changes.map(({ id, display_order }) => ({ id, display_order }));
  const { data } = await client.from(table.name).upsert(order, { onConflict: "id" }).select("id").throwOnError();
  if (data.length < order.length) throw new Error("Alguna fila ya no existe.");
}

/** Whether another row of the table than this one has the slug (admin §5). Throws when the read fails. */
export async function isSlugTaken(
  client: SupabaseClient,
  table: { name: string },
  slug: string,
  ownId: string | null,
): Promise<boolean> {
  const query = client.from(table.name).select("id").eq("slug", slug);
  const { data } = await (ownId === null ? query : query.neq("id", ownId)).throwOnError();
  return data.length > 0;
}
