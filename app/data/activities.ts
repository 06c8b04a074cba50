import type { SupabaseClient } from "@supabase/supabase-js";
import { type Activity, activities } from "../content/activity.ts";
import { columnsIn, inLanguage } from "./in-language.ts";
import { parseCounted } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** Every activity, in the order staff gave them. Throws when the read fails. */
export async function listActivities(client: SupabaseClient): Promise<Activity[]> {
  const query = client.from(activities.table).select(columnsIn(client, activities.row), { count: "exact" });
  const answer = await query.order("display_order", { ascending: true }).order("id").throwOnError();
  return inLanguage(client, activities.columns, parseCounted(client, activities.table, activities.row, answer));
}

/** The activities as the panel edits them. */
export const activitiesTable: RecordTable<Activity> = {
  name: activities.table,
  schema: activities.row,
  order: [{ column: "display_order", ascending: true }],
};
