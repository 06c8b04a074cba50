import type { SupabaseClient } from "@supabase/supabase-js";
import type { DateRange } from "#domain/time/dates.ts";
import { listActivities } from "./activities.ts";
import { listClassExceptions, listClubClasses } from "./club-classes.ts";
import { listClubDays } from "./club-days.ts";

/** What decides what runs at a club on some dates. */
export type StoredTimetable = Awaited<ReturnType<typeof readTimetable>>;

/** The timetable of a club with what is different on these dates. Throws when a read fails. */
export async function readTimetable(client: SupabaseClient, clubId: string, dates: DateRange) {
  const [activities, classes, changes, days] = await Promise.all([
    listActivities(client),
    listClubClasses(client, clubId),
    listClassExceptions(client, dates),
    listClubDays(client, dates),
  ]);
  return { activities, classes, changes, days };
}
