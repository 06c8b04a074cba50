import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { madridMinute } from "#domain/time/madrid-time.ts";
import { type AuditEntry, auditEntry } from "../../content/people/audit-entry.ts";

/** Whose changes of what, where and when. Without `person` those of the whole team, without the site's own. */
export interface ActivityFilter {
  person?: string | undefined;
  /** All but hers. */
  notBy?: string | undefined;
  tables?: readonly string[] | undefined;
  club?: string | undefined;
  /** A day in Madrid. */
  day?: string | undefined;
  /** From this moment on. */
  since?: string | undefined;
  /** Older than this entry. */
  before?: number | undefined;
}

/** The person whom the record names where the house did something by itself. */
export const theSite = "web";

/** What was done, the newest first, at most so much. Throws when the read fails. */
export async function listActivity(
  client: SupabaseClient,
  { person, notBy, tables, club, day, since, before }: ActivityFilter,
  most: number,
): Promise<AuditEntry[]> {
  let query = client.from("audit_log").select("*");
  if (person === theSite) query = query.is("person", null);
  else query = person ? query.eq("person", person) : query.not("person", "is", null);
  if (notBy) query = query.neq("person", notBy);
  if (tables) query = query.in("table_name", [...tables]);
  if (club) query = query.eq("club", club);
  if (since) query = query.gt("at", since);
  if (day) {
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    query = query.gte("at", madridMinute(day, 0).toISOString()).lt("at", madridMinute(next, 0).toISOString());
    // Of a day long ago the index of moments knows where it is.
    query = query.order("at", { ascending: false });
  }
  if (before !== undefined) query = query.lt("id", before);
  const { data } = await query.order("id", { ascending: false }).limit(most).throwOnError();
  return tellPlanned(client, z.array(auditEntry).parse(data));
}

const plannedFor = z.object({
  id: z.string(),
  table_name: z.string(),
  row_id: z.string(),
  club: z.nullable(z.string()),
});

/** A planned change that was moved is recorded with its moments alone: what it is for, it says itself while it waits. */
async function tellPlanned(client: SupabaseClient, entries: AuditEntry[]): Promise<AuditEntry[]> {
  const moved = entries.filter(({ table_name, kind }) => table_name === "planned_changes" && kind === "update");
  if (moved.length === 0) return entries;
  const ids = new Set(moved.map(({ row_id }) => row_id));
  const query = client.from("planned_changes").select(Object.keys(plannedFor.shape).join(","));
  const { data } = await query.in("id", [...ids]).throwOnError();
  const planned = new Map(
    z
      .array(plannedFor)
      .parse(data)
      .map(({ id, ...row }) => [id, row]),
  );
  return entries.map((entry) => {
    const row = moved.includes(entry) && planned.get(entry.row_id);
    return row ? { ...entry, after: { ...entry.after, ...row } } : entry;
  });
}

/** Those of these entries whose change the person may take back. Throws when the read fails. */
export async function listUndoable(client: SupabaseClient, entries: readonly number[]): Promise<Set<number>> {
  const { data } = await client.rpc("undoable", { entries }).throwOnError();
  return new Set(z.array(z.number()).parse(data));
}

/**
 * Takes back all that the change of an entry did; with `theRest` only what nobody has touched since. Throws the sentence of
 * what stands in the way (`readChangedSince`).
 */
export async function undoEntry(client: SupabaseClient, entry: number, theRest = false): Promise<void> {
  await client.rpc("undo_entry", { entry, the_rest: theRest }).throwOnError();
}

const changedSince = z.object({
  table: z.string(),
  rows: z.array(z.object({ row: z.string(), club: z.nullable(z.string()), gone: z.boolean() })),
  others: z.number(),
});

/** The rows of a change that somebody has changed or deleted since, and how many others can be taken back. */
export type ChangedSince = z.infer<typeof changedSince>;

/** What a refusal to take a change back says of its rows; null for any other failure. */
export function readChangedSince(error: unknown): ChangedSince | null {
  const details = error instanceof Error && "details" in error ? String(error.details) : "";
  return details.startsWith("{") ? changedSince.parse(JSON.parse(details)) : null;
}

/** Whether somebody has taken the same change back already. */
export const isUndone = (error: unknown) => error instanceof Error && "hint" in error && error.hint === "undone";

/** Rows of a table, and which columns tell them apart for the database and for people. */
export interface NamedRows {
  table: string;
  key: string;
  name: string;
  ids: readonly string[];
}

/** An address holds so many ids. */
const idsAtOnce = 100;

/** What rows are called now, by their table and id; those that are gone are missing. */
export async function nameRows(client: SupabaseClient, wanted: readonly NamedRows[]): Promise<Map<string, string>> {
  const parts = wanted.flatMap(({ ids, ...it }) =>
    Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, at) => ({
      ...it,
      ids: ids.slice(at * idsAtOnce, (at + 1) * idsAtOnce),
    })),
  );
  const named = await Promise.all(
    parts.map(async ({ table, key, name, ids }) => {
      const { data } = await client.from(table).select(`key:${key},name:${name}`).in(key, ids).throwOnError();
      const rows = z.array(z.object({ key: z.string(), name: z.nullable(z.string()) })).parse(data);
      return rows.map((row): [string, string] => [`${table}/${row.key}`, row.name ?? ""]);
    }),
  );
  return new Map(named.flat());
}
