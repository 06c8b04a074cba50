import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { CalendarEntry } from "#domain/panel/calendar-entry.ts";

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

/** A new secret for the address of one's calendar. Throws when it is refused. */
export async function renewCalendarSecret(client: SupabaseClient): Promise<string> {
  const { data } = await client.rpc("renew_calendar_secret").throwOnError();
  return z.string().parse(data);
}

/** Gives a row other moments. Throws when it is gone, or not hers to change. */
export async function moveMoments(
  client: SupabaseClient,
  table: string,
  id: string,
  moments: Readonly<Record<string, string>>,
): Promise<void> {
  const { data } = await client.from(table).update(moments).eq("id", id).select("id").throwOnError();
  if (data.length === 0) throw new Error("Ya no existe, o no puedes cambiarlo.");
}
