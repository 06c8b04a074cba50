import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { columnsOf } from "../../content/entity.ts";
import {
  type Erasure,
  erasure,
  type PersonRecord,
  type PrivacySettings,
  personRecord,
  privacySettingsRow,
} from "../../content/people/privacy.ts";
import { call } from "../call.ts";
import { parseOnly, parseRows } from "../parse-rows.ts";
import type { UpdateOutcome } from "../records.ts";

const columns = columnsOf(privacySettingsRow);

/** How long each kind is kept, or null when that cannot be understood. Throws when the read fails. */
export async function readPrivacySettings(client: SupabaseClient): Promise<PrivacySettings | null> {
  const query = client.from("privacy_settings").select(columns, { count: "exact" }).eq("id", 1);
  return parseOnly(client, "privacy_settings", privacySettingsRow, await query.throwOnError());
}

/** Saves how long each kind is kept over the version that the person saw. Throws when it was refused. */
export async function savePrivacySettings(
  client: SupabaseClient,
  terms: Omit<PrivacySettings, "updated_at">,
  seen: string,
): Promise<UpdateOutcome<PrivacySettings>> {
  const { data } = await client
    .from("privacy_settings")
    .update(terms)
    .eq("id", 1)
    .eq("updated_at", seen)
    .select(columns)
    .maybeSingle()
    .throwOnError();
  if (data !== null) return { kind: "saved", row: privacySettingsRow.parse(data) };
  const theirs = await readPrivacySettings(client);
  return theirs === null || theirs.updated_at === seen ? { kind: "gone" } : { kind: "conflict", theirs };
}

/** Everything that there is of an e-mail or a phone, the latest first. It is asked for in a body, which no log holds. */
export async function findPerson(client: SupabaseClient, contact: string): Promise<PersonRecord[]> {
  const { data } = await client.rpc("find_person", { contact }).throwOnError();
  const records = z.array(personRecord).parse(data);
  return records.sort((a, b) => b.came_at.localeCompare(a.came_at));
}

/** Erases all of that, and says how many of each kind went. Throws when nothing was erased. */
export const forgetPerson = (client: SupabaseClient, contact: string) =>
  call(client, z.record(z.string(), z.number()), "forget_person", { contact });

/** Removes the CVs whose application is gone. Throws when one could not be removed: the night's job tries again. */
export async function removeForgottenCvs(client: SupabaseClient): Promise<void> {
  const { data } = await client.rpc("forgotten_cvs").throwOnError();
  const names = z.array(z.object({ name: z.string() })).parse(data);
  if (names.length === 0) return;
  const { error } = await client.storage.from("applications").remove(names.map(({ name }) => name));
  if (error) throw error;
}

/** What was erased lately, the latest first. Throws when the read fails. */
export async function listErasures(client: SupabaseClient): Promise<Erasure[]> {
  const query = client.from("data_erasures").select(columnsOf(erasure)).order("created_at", { ascending: false });
  const { data } = await query.limit(10).throwOnError();
  return parseRows(client, "data_erasures", erasure, data);
}
