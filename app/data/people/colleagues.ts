import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { type Colleague, colleague } from "../../content/people/colleague.ts";

/** Says what colleagues are to call whoever is signed in. Throws when refused. */
export async function setMyName(client: SupabaseClient, words: string): Promise<void> {
  await client.rpc("set_my_name", { words }).throwOnError();
}

/** Whom a request can be given to. Throws when the read fails. */
export async function listColleagues(client: SupabaseClient): Promise<Colleague[]> {
  const { data } = await client.rpc("list_colleagues").throwOnError();
  return z.array(colleague).parse(data);
}
