import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { colleague } from "../../content/people/colleague.ts";
import { call } from "../call.ts";

/** Says what colleagues are to call whoever is signed in. Throws when refused. */
export async function setMyName(client: SupabaseClient, words: string): Promise<void> {
  await client.rpc("set_my_name", { words }).throwOnError();
}

/** Whom a request can be given to. Throws when the read fails. */
export const listColleagues = (client: SupabaseClient) => call(client, z.array(colleague), "list_colleagues");
