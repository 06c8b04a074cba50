import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { CalendarEntry } from "#domain/panel/calendar-entry.ts";
import { call } from "../call.ts";

const text = z.nullable(z.string());
const entries = z.array(
  z.object({
    kind: z.string(),
    table_name: z.string(),
    row_id: z.string(),
    name: z.string(),
    club: text,
    begins_at: text,
    ends_at: text,
    begins_in: text,
    ends_in: text,
    on_date: text,
    details: z.record(z.string(), z.unknown()),
  }),
);

/** Everything that begins, ends or changes between two moments. Throws when the read fails. */
export async function listCalendarEntries(client: SupabaseClient, from: Date, until: Date): Promise<CalendarEntry[]> {
  const span = { from_at: from.toISOString(), until_at: until.toISOString() };
  const { data } = await client.rpc("my_calendar", span).throwOnError();
  return entries.parse(data);
}

/** The same for a program that has somebody's secret; null where it opens nothing. Throws when the read fails. */
export async function readCalendarOf(
  client: SupabaseClient,
  secret: string,
  from: Date,
  until: Date,
): Promise<CalendarEntry[] | null> {
  const span = { from_at: from.toISOString(), until_at: until.toISOString() };
  const { data } = await client.rpc("calendar_of_secret", { secret, ...span }).throwOnError();
  return data === null ? null : entries.parse(data);
}

/** Drafts that no day is chosen for, by a planned change neither, those of late first. Throws when a read fails. */
export async function listUndated(client: SupabaseClient): Promise<CalendarEntry[]> {
  const publishing = client.from("planned_changes").select("row_id").eq("state", "waiting");
  const { data: planned } = await publishing.contains("changes", { is_published: true }).throwOnError();
  const dated = z.array(z.object({ row_id: z.string() })).parse(planned);
  const found = await Promise.all(
    undated.map(async ({ table, begins }) => {
      const drafts = client.from(table).select("id,title,updated_at").eq("is_published", false);
      const without = drafts.notIn("id", [...new Set(dated.map(({ row_id }) => row_id))]);
      const { data } = await without.order("updated_at", { ascending: false }).limit(mostUndated).throwOnError();
      return draftRows.parse(data).map(({ id, title, updated_at }) => ({ table, begins, id, title, updated_at }));
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
    .slice(0, mostUndated)
    .map(({ table, begins, id, title }) => ({
      ...{ kind: table, table_name: table, row_id: id, name: title, club: null, on_date: null, details: {} },
      ...{ begins_at: null, ends_at: null, begins_in: begins, ends_in: null },
    }));
}

const undated = [
  { table: "articles", begins: "publication_date" },
  { table: "events", begins: "publish_at" },
  { table: "landing_pages", begins: "publish_at" },
] as const;
const draftRows = z.array(z.object({ id: z.string(), title: z.string(), updated_at: z.string() }));
const mostUndated = 12;

/** A new secret for the address of one's calendar. Throws when it is refused. */
export const renewCalendarSecret = (client: SupabaseClient) => call(client, z.string(), "renew_calendar_secret");

/** Gives a row other moments, and publishes with the first one what was a draft. Throws when it is gone, or not hers to change. */
export async function moveMoments(
  client: SupabaseClient,
  table: string,
  id: string,
  moments: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  const { data } = await client.from(table).update(moments).eq("id", id).select("id").throwOnError();
  if (data.length === 0) throw new Error("Ya no existe, o no puedes cambiarlo.");
}
