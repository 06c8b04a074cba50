import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { call } from "../call.ts";

export const openSession = z.object({
  id: z.string(),
  started_at: z.string(),
  last_seen_at: z.string(),
  user_agent: z.nullable(z.string()),
  is_this: z.boolean(),
});

/** One of a person's open sessions; the times in ISO, `last_seen_at` of its last renewal. */
export type OpenSession = z.infer<typeof openSession>;

/** The sessions of the person signed in, this one first. */
export const listSessions = (client: SupabaseClient) => call(client, z.array(openSession), "my_sessions");

export async function endOneSession(client: SupabaseClient, id: string): Promise<void> {
  await client.rpc("end_my_session", { session: id }).throwOnError();
}

/** Ends every session but this one. */
export async function endOtherSessions(client: SupabaseClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "others" });
  if (error) throw error;
}
