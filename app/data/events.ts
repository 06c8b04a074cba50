import type { SupabaseClient } from "@supabase/supabase-js";
import { type Event, event } from "../content/event.ts";
import { parseRows } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** The events as the panel lists them: the latest first. */
export const eventsTable: RecordTable<Event> = {
  name: "events",
  schema: event,
  order: [{ column: "created_at", ascending: false }],
};

/** Every event, in the order they were made. Throws when the read fails. */
export async function listEvents(client: SupabaseClient): Promise<Event[]> {
  const { data } = await client.from("events").select("*").order("created_at", { ascending: true }).throwOnError();
  return parseRows("events", event, data);
}
