import type { SupabaseClient } from "@supabase/supabase-js";

/** How many proposals wait for an answer: status `pending` (admin §2). Throws when the read fails. */
export async function countPendingProposals(client: SupabaseClient): Promise<number> {
  // With one row rather than by HEAD, whose answer supabase-js leaves unread: browsers report that as a failure.
  const query = client.from("partner_submissions").select("id", { count: "exact" }).limit(1);
  const { count } = await query.eq("status", "pending").throwOnError();
  return count ?? 0;
}

/** How many nobody has looked at yet. Throws when the read fails. */
export async function countWaiting(client: SupabaseClient): Promise<number> {
  const { count } = await client
    .from("inbox")
    .select("id", { count: "exact" })
    .eq("is_waiting", true)
    .limit(1)
    .throwOnError();
  return count ?? 0;
}
