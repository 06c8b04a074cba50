import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { mailService } from "../../content/inbox/request-mail.ts";

const backlog = z.object({
  /** Of each kind that waits for an answer, what is most pressing first. */
  kinds: z.array(z.object({ kind: z.string(), total: z.number(), late: z.number(), undelivered: z.number() })),
  pending_proposals: z.number(),
  visits_today: z.number(),
  mail: z.nullable(mailService),
});

export type Backlog = z.infer<typeof backlog>;

/** What waits for the desk, as the dashboard and every badge say it. Throws when the read fails. */
export async function readBacklog(client: SupabaseClient): Promise<Backlog> {
  const { data } = await client.rpc("inbox_backlog").throwOnError();
  return backlog.parse(data);
}
