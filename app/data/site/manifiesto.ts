import type { SupabaseClient } from "@supabase/supabase-js";
import { ownLanguage } from "#shared/language.ts";
import { type ManifiestoRow, manifiestoRow } from "../../content/site/manifiesto.ts";
import { manifiestoIn } from "../../content/site/manifiesto-input.ts";
import { parseOnly } from "../parse-rows.ts";
import type { UpdateOutcome } from "../records.ts";
import { columnsIn, languageOfReads } from "./in-language.ts";

const columns = "content,updated_at,translations";

/** The Manifiesto and its version, as visitors read it; null when there is none. Throws when the read fails. */
export async function readManifiesto(client: SupabaseClient): Promise<ManifiestoRow | null> {
  const row = await readColumns(client, columnsIn(client, manifiestoRow));
  const language = languageOfReads(client);
  return row && language !== ownLanguage ? manifiestoIn(row, language) : row;
}

/** The same in every language, for whoever writes it. Throws when the read fails. */
export function readManifiestoRecord(client: SupabaseClient): Promise<ManifiestoRow | null> {
  return readColumns(client, columns);
}

async function readColumns(client: SupabaseClient, columns: string): Promise<ManifiestoRow | null> {
  const query = client.from("manifiesto_content").select(columns, { count: "exact" }).eq("id", 1);
  return parseOnly(client, "manifiesto_content", manifiestoRow, await query.throwOnError());
}

/** Saves the whole document over the version that the person saw (admin §7). Throws when it was refused. */
export async function saveManifiesto(
  client: SupabaseClient,
  values: Pick<ManifiestoRow, "content" | "translations">,
  seen: string,
  now: Date,
): Promise<UpdateOutcome<ManifiestoRow>> {
  const { data } = await client
    .from("manifiesto_content")
    .update({ ...values, updated_at: now.toISOString() })
    .eq("id", 1)
    .eq("updated_at", seen)
    .select(columns)
    .maybeSingle()
    .throwOnError();
  if (data !== null) return { kind: "saved", row: manifiestoRow.parse(data) };
  const theirs = await readManifiestoRecord(client);
  return theirs === null || theirs.updated_at === seen ? { kind: "gone" } : { kind: "conflict", theirs };
}
