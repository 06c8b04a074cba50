import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { StoredRow } from "../../content/stored-row.ts";
import { parseRows } from "../parse-rows.ts";
import type { RecordTable } from "../records.ts";

/** What is to be written of the rows of one list, all of it or nothing. */
export interface RowChanges {
  /** Those that are new; each says the same columns. */
  added?: readonly object[];
  /** Those that change: the version that was seen, and what it is to say. */
  changed?: readonly (StoredRow & { told: object })[];
  removed?: readonly StoredRow[];
}

/** Writes many rows of a list together, and gives the number that takes it back. Throws the sentence of what stands in the way. */
export async function changeRows(
  client: SupabaseClient,
  { name }: { name: string },
  { added = [], changed = [], removed = [] }: RowChanges,
): Promise<number> {
  const seen = removed.map(({ id, updated_at }) => ({ id, updated_at }));
  const { data } = await client.rpc("change_rows", { list: name, added, changed, removed: seen }).throwOnError();
  return z.number().parse(data);
}

/** Takes back what one call of `changeRows` did. Throws as `undoEntry` does. */
export async function undoChange(client: SupabaseClient, change: number, theRest = false): Promise<void> {
  await client.rpc("undo_change", { change, the_rest: theRest }).throwOnError();
}

/** Rows with all their columns, as the table has them. Throws when the read fails. */
export async function readRows<Row extends StoredRow>(
  client: SupabaseClient,
  { name, schema }: RecordTable<Row>,
  ids: readonly string[],
): Promise<Row[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, at) =>
    client
      .from(name)
      .select("*")
      .in("id", ids.slice(at * idsAtOnce, (at + 1) * idsAtOnce))
      .throwOnError(),
  );
  return parseRows(
    client,
    name,
    schema,
    (await Promise.all(parts)).flatMap(({ data }) => data),
  );
}

// They stand in the address, which has room for 8 kB.
const idsAtOnce = 100;
