import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";

const outdatedTranslation = z.object({
  id: z.string(),
  table_name: z.string(),
  row_id: z.string(),
  language: z.string(),
  field: z.string(),
  /** What the Spanish said when the translation was written. */
  former: z.union([z.string(), z.array(z.string())]),
});
export type OutdatedTranslation = z.infer<typeof outdatedTranslation>;

/** The translations of a table's rows whose Spanish was changed since. Throws when the read fails. */
export async function listOutdatedTranslations(client: SupabaseClient, table: string): Promise<OutdatedTranslation[]> {
  const columns = Object.keys(outdatedTranslation.shape).join();
  const query = client.from("outdated_translations").select(columns).eq("table_name", table);
  return z.array(outdatedTranslation).parse((await query.throwOnError()).data);
}

/** Says that a translation still holds. Throws when the write fails. */
export async function confirmTranslation(client: SupabaseClient, id: string): Promise<void> {
  await client.rpc("confirm_translation", { mark: id }).throwOnError();
}
