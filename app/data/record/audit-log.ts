import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { RecordedRow } from "#domain/history/row-states.ts";
import { type AuditEntry, auditEntry } from "../../content/people/audit-entry.ts";

/** The row that somebody looks into the history of. */
export interface RecordedPlace {
  table: string;
  /** The column that tells its rows apart. */
  key: string;
  id: string;
}

/** The last changes of a row, newest first, at most so many. Throws when the read fails. */
export async function listVersions(
  client: SupabaseClient,
  { table, id }: RecordedPlace,
  most: number,
): Promise<AuditEntry[]> {
  const { data } = await client
    .from("audit_log")
    .select("*")
    .eq("table_name", table)
    .eq("row_id", id)
    .order("id", { ascending: false })
    .limit(most)
    .throwOnError();
  return z.array(auditEntry).parse(data);
}

/** The moment from which on changes are known; null where none is. */
export async function readRecordStart(client: SupabaseClient): Promise<string | null> {
  const { data } = await client.from("audit_log").select("at").order("at").limit(1).maybeSingle().throwOnError();
  return z.nullable(z.object({ at: z.string() })).parse(data)?.at ?? null;
}

/** A row with all its columns as they are now, or null when it is gone. */
export async function readRecorded(client: SupabaseClient, place: RecordedPlace): Promise<RecordedRow | null> {
  const { data } = await client.from(place.table).select("*").eq(place.key, place.id).maybeSingle().throwOnError();
  return z.nullable(z.record(z.string(), z.unknown())).parse(data);
}

/** Writes columns over the version that the person saw. False when somebody has saved meanwhile, or the row is gone. */
export async function writeOver(
  client: SupabaseClient,
  place: RecordedPlace,
  seen: string,
  values: RecordedRow,
): Promise<boolean> {
  const { data } = await client
    .from(place.table)
    .update({ ...values })
    .eq(place.key, place.id)
    .eq("updated_at", seen)
    .select(place.key)
    .throwOnError();
  return data.length > 0;
}
