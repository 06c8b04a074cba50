import type { SupabaseClient } from "@supabase/supabase-js";
import { type Event, events } from "../content/event.ts";
import { type PageOf, pageSize } from "../domain/lists/paging.ts";
import { columnsIn, inLanguage } from "./in-language.ts";
import { parseRows } from "./parse-rows.ts";
import { readAll } from "./read-all.ts";
import { type PublicList, readPage } from "./read-page.ts";
import type { RecordTable } from "./records.ts";

/** The events as the panel lists them: the latest first. */
export const eventsTable: RecordTable<Event> = {
  name: events.table,
  schema: events.row,
  order: [{ column: "created_at", ascending: false }],
};

const cards: PublicList<Event> = {
  table: events.table,
  schema: events.row,
  texts: events.columns,
  order: { column: "created_at", ascending: true },
};

/** A page of the events, in the order they were made (public-site §7); null when there are not so many. Throws when the read fails. */
export function readEvents(client: SupabaseClient, page: number): Promise<PageOf<Event> | null> {
  return readPage(client, cards, page, pageSize);
}

/** Every event, in the order they were made. Throws when the read fails. */
export async function listEvents(client: SupabaseClient): Promise<Event[]> {
  const rows = await readAll((from, to, options) =>
    client
      .from(events.table)
      .select(columnsIn(client, events.row), options)
      .order("created_at", { ascending: true })
      .order("id", { ascending: true })
      .range(from, to)
      .throwOnError(),
  );
  return inLanguage(client, events.columns, parseRows(client, events.table, events.row, rows));
}
