import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { auditEntry } from "../../content/people/audit-entry.ts";
import { call } from "../call.ts";

/** What was deleted in the last 30 days and has not come back, newest first. Throws when the read fails. */
export const listTrash = (client: SupabaseClient) => call(client, z.array(auditEntry), "list_trash");

/** The last deletion of a row; null when it is not known. */
export async function findDeletion(client: SupabaseClient, table: string, id: string): Promise<number | null> {
  const { data } = await client
    .from("audit_log")
    .select("id")
    .match({ table_name: table, row_id: id, kind: "delete" })
    .order("id", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return z.nullable(z.object({ id: z.number() })).parse(data)?.id ?? null;
}

/** Brings a row back with all that went with it, if asked at another address. Throws a sentence about what is in its way. */
export async function restoreDeleted(client: SupabaseClient, entry: number, withOtherSlug = false): Promise<void> {
  await client.rpc("restore_deleted", { entry, with_other_slug: withOtherSlug }).throwOnError();
}

const stayed = z.array(z.object({ entry: z.number(), obstacle: z.string() }));

/** So many come back in one statement: of a thousand that were deleted at once, each looks at all of them. */
const backAtOnce = 50;

/** Brings back those that can come, the newest first, and gives the others with the sentence of what is in their way. */
export async function restoreMany(client: SupabaseClient, entries: readonly number[]) {
  const left = entries.toSorted((one, other) => other - one);
  const those: z.infer<typeof stayed> = [];
  while (left.length > 0) {
    those.push(...(await call(client, stayed, "restore_many", { entries: left.splice(0, backAtOnce) })));
  }
  return those;
}

/** Deletes entries for good, and gives how many of them were still there. Throws when nothing was deleted. */
export const purgeDeleted = (client: SupabaseClient, entries: readonly number[]) =>
  call(client, z.number(), "purge_deleted", { entries });
