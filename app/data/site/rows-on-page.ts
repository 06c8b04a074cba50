import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { parseRows } from "../parse-rows.ts";

/** A row that a page shows, by what it says there. */
const rowOnPage = z.object({ id: z.string(), value: z.string(), name: z.string(), club_id: z.optional(z.string()) });

interface Asked {
  table: string;
  /** The column by which people know its rows. */
  name: string;
  /** What tells the rows apart on the page, and what it says of each. */
  column: string;
  values: readonly string[];
  /** Whose they are, where rows belong to clubs. */
  club?: string | undefined;
}

/** The rows behind what a page says, in no order. Throws when the read fails. */
export async function listRowsOnPage(client: SupabaseClient, { table, name, column, values, club }: Asked) {
  const columns = `id,value:${column},name:${name}${club === undefined ? "" : ",club_id"}`;
  const query = client
    .from(table)
    .select(columns)
    .in(column, [...new Set(values)]);
  const { data } = await (club === undefined ? query : query.eq("club_id", club)).throwOnError();
  return parseRows(client, table, rowOnPage, data);
}
