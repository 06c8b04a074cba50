import type { SupabaseClient } from "@supabase/supabase-js";
import { type ClassException, classExceptions } from "../content/class-exception.ts";
import { type ClubClass, clubClasses } from "../content/club-class.ts";
import type { DateRange } from "../domain/time/dates.ts";
import { parseRows } from "./parse-rows.ts";
import { readAll } from "./read-all.ts";

/** The weekly classes of a club, Monday's first. Throws when the read fails. */
export async function listClubClasses(client: SupabaseClient, clubId: string): Promise<ClubClass[]> {
  const rows = await readAll((from, to, options) => {
    const query = client.from(clubClasses.table).select("*", options).eq("club_id", clubId);
    return query.order("weekday").order("start_minute").order("id").range(from, to).throwOnError();
  });
  return parseRows(client, clubClasses.table, clubClasses.row, rows);
}

/** What is different about classes of any club on these dates. Throws when the read fails. */
export async function listClassExceptions(client: SupabaseClient, dates: DateRange): Promise<ClassException[]> {
  const rows = await readAll((from, to, options) => {
    const query = client.from(classExceptions.table).select("*", options);
    const within = query.gte("on_date", dates.from).lte("on_date", dates.to);
    return within.order("on_date").order("id").range(from, to).throwOnError();
  });
  return parseRows(client, classExceptions.table, classExceptions.row, rows);
}

/** Whether a club has a timetable of ours. Throws when the read fails. */
export async function hasClasses(client: SupabaseClient, clubId: string): Promise<boolean> {
  const query = client.from(clubClasses.table).select("id").eq("club_id", clubId).limit(1);
  const { data } = await query.throwOnError();
  return data.length > 0;
}
