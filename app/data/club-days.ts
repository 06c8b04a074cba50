import type { SupabaseClient } from "@supabase/supabase-js";
import { type ClubDay, clubDays } from "../content/club-day.ts";
import type { DateRange } from "../domain/time/dates.ts";
import { parseRows } from "./parse-rows.ts";
import { readAll } from "./read-all.ts";
import type { RecordTable } from "./records.ts";

/** The days of these dates that are not like the others, of every club and of all together. Throws when the read fails. */
export async function listClubDays(client: SupabaseClient, dates: DateRange): Promise<ClubDay[]> {
  const rows = await readAll((from, to, options) => {
    const query = client.from(clubDays.table).select("*", options);
    const within = query.gte("on_date", dates.from).lte("on_date", dates.to);
    return within.order("on_date").order("id").range(from, to).throwOnError();
  });
  return parseRows(client, clubDays.table, clubDays.row, rows);
}

/** The days as the panel edits them. */
export const clubDaysTable: RecordTable<ClubDay> = {
  name: clubDays.table,
  schema: clubDays.row,
  order: [{ column: "on_date", ascending: true }],
};
