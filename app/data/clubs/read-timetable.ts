import type { SupabaseClient } from "@supabase/supabase-js";
import type { DateRange } from "#domain/time/dates.ts";
import type { ClassException } from "../../content/clubs/class-exception.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";
import { listActivities, type ShownActivity } from "./activities.ts";
import { listClassExceptions, listClubClasses } from "./club-classes.ts";
import { listClubDays } from "./club-days.ts";

/** What decides what runs at a club on some dates. */
export interface StoredTimetable {
  activities: ShownActivity[];
  classes: ClubClass[];
  changes: ClassException[];
  days: ClubDay[];
}

/** The timetable of a club with what is different on these dates. Throws when a read fails. */
export async function readTimetable(
  client: SupabaseClient,
  clubId: string,
  dates: DateRange,
): Promise<StoredTimetable> {
  const [activities, classes, changes, days] = await Promise.all([
    listActivities(client),
    listClubClasses(client, clubId),
    listClassExceptions(client, dates),
    listClubDays(client, dates),
  ]);
  return { activities, classes, changes, days };
}
