import type { SupabaseClient } from "@supabase/supabase-js";
import { type ManifiestoContent, type ManifiestoRow, manifiestoRow } from "../content/manifiesto.ts";
import { parseOnly } from "./parse-rows.ts";
import type { UpdateOutcome } from "./records.ts";

const columns = "content,updated_at";

/** The Manifiesto and its version, or null when there is none. Throws when the read fails. */
export async function readManifiesto(client: SupabaseClient): Promise<ManifiestoRow | null> {
  const query = client.from("manifiesto_content").select(columns, { count: "exact" }).eq("id", 1);
  return parseOnly(client, "manifiesto_content", manifiestoRow, await query.throwOnError());
}

/** Saves the whole document over the version that the person saw (admin §7). Throws when it was refused. */
export async function saveManifiesto(
  client: SupabaseClient,
  content: ManifiestoContent,
  seen: string,
  now: Date,
): Promise<UpdateOutcome<ManifiestoRow>> {
  const { data } = await client
    .from("manifiesto_content")
    .update({ content, updated_at: now.toISOString() })
    .eq("id", 1)
    .eq("updated_at", seen)
    .select(columns)
    .maybeSingle()
    .throwOnError();
  if (data !== null) return { kind: "saved", row: manifiestoRow.parse(data) };
  const theirs = await readManifiesto(client);
  return theirs === null || theirs.updated_at === seen ? { kind: "gone" } : { kind: "conflict", theirs };
}
