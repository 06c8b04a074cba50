import type { SupabaseClient } from "@supabase/supabase-js";
import type * as z from "zod/mini";

/** What a function of the database answers. Throws when it refuses, or answers something else than the schema says. */
export async function call<Answer>(
  client: SupabaseClient,
  schema: z.ZodMiniType<Answer>,
  name: string,
  given?: object,
): Promise<Answer> {
  const { data } = await client.rpc(name, given).throwOnError();
  return schema.parse(data);
}
