import type { SupabaseClient } from "@supabase/supabase-js";
import { type PageOf, pageSize } from "#domain/lists/paging.ts";
import { type Event, type EventCard, eventCard, events, listedEvent } from "../../content/publications/event.ts";
import { parseCounted, parseRows } from "../parse-rows.ts";
import { readAll } from "../read-all.ts";
import { type PublicList, readPage } from "../read-page.ts";
import { listed, recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";
import { readAtAddress } from "./former-slugs.ts";

/** The events, the latest first, as the panel edits them, one at a time. */
export const eventsTable = recordTable(events, "-created_at");

/** The events, the latest first, as the panel lists them. */
export const listedEventsTable = listed(eventsTable, listedEvent);

const cards: PublicList<EventCard> = {
  table: events.table,
  schema: eventCard,
  texts: events.columns,
  order: { column: "created_at", ascending: true },
};

/** A page of the events, in the order they were made (public-site §7); null when there are not so many. Throws when the read fails. */
export function readEvents(client: SupabaseClient, page: number): Promise<PageOf<EventCard> | null> {
  return readPage(client, cards, page, pageSize);
}

/**
 * The event that is or used to be at an address, which may be its id too; null when there is none. Throws when the read
 * fails.
 */
export function readEvent(client: SupabaseClient, address: string): Promise<Event | null> {
  return readAtAddress(client, events.table, address, async (column, value) => {
    const query = client.from(events.table).select(columnsIn(client, events.row), { count: "exact" }).eq(column, value);
    const rows = parseCounted(client, events.table, events.row, await query.throwOnError());
    return inLanguage(client, events.columns, rows)[0] ?? null;
  });
}

/** Every event, in the order they were made. Throws when the read fails. */
export async function listEvents(client: SupabaseClient): Promise<EventCard[]> {
  const rows = await readAll((from, to, options) =>
    client
      .from(events.table)
      .select(columnsIn(client, eventCard), options)
      .order("created_at", { ascending: true })
      .order("id", { ascending: true })
      .range(from, to)
      .throwOnError(),
  );
  return inLanguage(client, events.columns, parseRows(client, events.table, eventCard, rows));
}
