import type { SupabaseClient } from "@supabase/supabase-js";
import { type Backlog, backlog } from "../../content/people/morning.ts";

/** What waits for the desk, as every badge says it. Throws when the read fails. */
export async function readBacklog(client: SupabaseClient): Promise<Backlog> {
  const { data } = await client.rpc("inbox_backlog").throwOnError();
  return backlog.parse(data);
}
