import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { DateRange } from "#domain/time/dates.ts";
import { type ClassException, classExceptions } from "../../content/clubs/class-exception.ts";
import { type ClubClass, clubClasses } from "../../content/clubs/club-class.ts";
import { call } from "../call.ts";
import { parseRows } from "../parse-rows.ts";
import { readAll } from "../read-all.ts";
import { recordTable } from "../records.ts";

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

/** The ids of the clubs that have a timetable of ours. Throws when the read fails. */
export const listClubsWithClasses = (client: SupabaseClient) => call(client, z.array(z.string()), "clubs_with_classes");

/** The exceptions as the panel edits them. */
export const classExceptionsTable = recordTable(classExceptions, "on_date");

/** What publishing a week does: classes to add, to change (over the version that was read) and to take away. */
export interface ClassChanges {
  add: object[];
  change: object[];
  remove: { id: string; updated_at: string }[];
}

/** Publishes a week, all of it or nothing. `conflict`: somebody else changed one of its classes meanwhile. Throws when refused. */
export async function changeClasses(client: SupabaseClient, changes: ClassChanges): Promise<"done" | "conflict"> {
  const { error } = await client.rpc("change_classes", { changes });
  if (error?.code === "PT409") return "conflict";
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return "done";
}

const use = z.object({ activity_id: z.string(), club_id: z.string() });

/** Which clubs have how many classes of an activity. Throws when the read fails. */
export async function listActivityUse(client: SupabaseClient): Promise<z.infer<typeof use>[]> {
  const rows = await readAll((from, to, options) =>
    client.from(clubClasses.table).select("activity_id,club_id", options).order("id").range(from, to).throwOnError(),
  );
  return parseRows(client, clubClasses.table, use, rows);
}
