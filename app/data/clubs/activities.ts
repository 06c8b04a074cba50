import type { SupabaseClient } from "@supabase/supabase-js";
import { slugify } from "#domain/text/slug.ts";
import { type Activity, activities } from "../../content/clubs/activity.ts";
import { parseCounted } from "../parse-rows.ts";
import { recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";

/** An activity as timetables show it: addresses call it by its Spanish name in every language. */
export type ShownActivity = Activity & { slug: string };

/** Every activity, in the order staff gave them. Throws when the read fails. */
export async function listActivities(client: SupabaseClient): Promise<ShownActivity[]> {
  const query = client.from(activities.table).select(columnsIn(client, activities.row), { count: "exact" });
  const answer = await query.order("display_order", { ascending: true }).order("id").throwOnError();
  const rows = parseCounted(client, activities.table, activities.row, answer);
  const named = rows.map((row) => ({ ...row, slug: slugify(row.name) }));
  return inLanguage(client, activities.columns, named);
}

/** The activities as the panel edits them. */
export const activitiesTable = recordTable(activities, "display_order");
