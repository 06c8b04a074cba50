import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { RecordedRow } from "#domain/history/row-states.ts";

export const plannedChange = z.object({
  id: z.string(),
  table_name: z.string(),
  row_id: z.string(),
  due_at: z.string(),
  state: z.enum(["waiting", "done", "refused"]),
  /** Why it was not written when its time came. */
  reason: z.nullable(z.string()),
  author_email: z.string(),
  /** That its row is of. */
  club: z.nullable(z.string()),
  campaign_id: z.nullable(z.string()),
  /** The change that this one takes back. */
  undoes: z.nullable(z.string()),
  /** By column: what it becomes, and what it is until then. */
  changes: z.record(z.string(), z.unknown()),
  seen: z.record(z.string(), z.unknown()),
});

export const plannedColumns = Object.keys(plannedChange.shape).join(",");

/** A change of a row that waits for its moment, or could not be written then. */
export type PlannedChange = z.infer<typeof plannedChange>;

/** What is planned for rows of a table, the nearest first. Throws when the read fails. */
export async function listPlannedChanges(
  client: SupabaseClient,
  table: string,
  rows: readonly string[],
): Promise<PlannedChange[]> {
  const { data } = await client
    .from("planned_changes")
    .select(plannedColumns)
    .eq("table_name", table)
    .in("row_id", [...rows])
    .neq("state", "done")
    .order("due_at")
    .throwOnError();
  return z.array(plannedChange).parse(data);
}

/** What a row is to say; only the columns that change. */
export interface PlannedRow {
  table: string;
  row: string;
  changes: RecordedRow;
}

/** When a change is written, and when the row is to be as it was again; or those of a campaign. ISO text. */
export interface PlanMoments {
  from: string;
  until: string | null;
  campaign: string | null;
}

/** The same, of a change that may begin now (`from` null): written at once, it waits for its end alone. */
export type PlanMomentsFromNow = Omit<PlanMoments, "from"> & { from: string | null };

/**
 * Has columns of rows written at a moment: all of these or none. In place of the plans with the ids of `replaced`, with
 * what takes those back. Throws when it is refused.
 */
export async function planChanges(
  client: SupabaseClient,
  plans: readonly PlannedRow[],
  { from, until, campaign }: PlanMomentsFromNow,
  replaced: readonly string[] = [],
): Promise<void> {
  await client.rpc("plan_changes", { plans, begins: from, until, campaign, replaced: [...replaced] }).throwOnError();
}

/** Gives one another moment. Throws when it is refused. */
export async function movePlannedChange(client: SupabaseClient, id: string, due_at: string): Promise<void> {
  await client.from("planned_changes").update({ due_at }).eq("id", id).throwOnError();
}

/** Writes one now, as a save of whoever asks. Throws when it is refused. */
export async function applyPlannedChange(client: SupabaseClient, id: string): Promise<void> {
  await client.rpc("apply_planned_change", { plan_id: id }).throwOnError();
}

/** Throws one away. */
export async function dropPlannedChange(client: SupabaseClient, id: string): Promise<void> {
  await client.from("planned_changes").delete().eq("id", id).throwOnError();
}
