import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { RecordedRow } from "#domain/history/row-states.ts";

const plannedChange = z.object({
  id: z.string(),
  due_at: z.string(),
  state: z.enum(["waiting", "done", "refused"]),
  /** Why it was not written when its time came. */
  reason: z.nullable(z.string()),
  author_email: z.string(),
  /** By column: what it becomes, and what it is until then. */
  changes: z.record(z.string(), z.unknown()),
  seen: z.record(z.string(), z.unknown()),
});

/** A change of a row that waits for its moment, or could not be written then. */
export type PlannedChange = z.infer<typeof plannedChange>;

/** What is planned for a row, the nearest first. Throws when the read fails. */
export async function listPlannedChanges(client: SupabaseClient, table: string, row: string): Promise<PlannedChange[]> {
  const { data } = await client
    .from("planned_changes")
    .select(Object.keys(plannedChange.shape).join(","))
    .eq("table_name", table)
    .eq("row_id", row)
    .neq("state", "done")
    .order("due_at")
    .throwOnError();
  return z.array(plannedChange).parse(data);
}

interface Plan {
  table: string;
  row: string;
  changes: RecordedRow;
  due_at: string;
}

/** Has columns of rows written at their moments: all of these or none. Throws when one is refused. */
export async function planChanges(client: SupabaseClient, plans: readonly Plan[]): Promise<void> {
  const rows = plans.map(({ table, row, ...plan }) => ({ table_name: table, row_id: row, ...plan }));
  await client.from("planned_changes").insert(rows).throwOnError();
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

const refused = z.object({ table_name: z.string(), row_id: z.string(), reason: z.string() });

/** What could not be written when its time came, at most ten. Throws when the read fails. */
export async function listRefusedPlans(client: SupabaseClient): Promise<z.infer<typeof refused>[]> {
  const query = client.from("planned_changes").select("table_name, row_id, reason").eq("state", "refused");
  const { data } = await query.order("due_at", { ascending: false }).limit(10).throwOnError();
  return z.array(refused).parse(data);
}
