import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";

const futureLink = z.object({
  id: z.string(),
  moment: z.string(),
  page: z.nullable(z.string()),
  expires_at: z.string(),
});

/** An address that was shared: one moment, of one page or (null) of the whole site. */
export type FutureLink = z.infer<typeof futureLink>;

/** Those shared addresses that still open something, the newest first. Throws when the read fails. */
export async function listFutureLinks(client: SupabaseClient, now: Date): Promise<FutureLink[]> {
  const query = client.from("future_links").select("id,moment,page,expires_at").eq("is_shared", true);
  const { data } = await query
    .gt("expires_at", now.toISOString())
    .order("created_at", { ascending: false })
    .throwOnError();
  return z.array(futureLink).parse(data);
}

/** The secret of a new address: one's own, or one that is shared for seven days. Throws when it is refused. */
export async function openFuture(
  client: SupabaseClient,
  { moment, page, isShared }: { moment: string; page: string | null; isShared: boolean },
): Promise<string> {
  const { data } = await client.rpc("open_future", { at: moment, at_page: page, shared: isShared }).throwOnError();
  return z.string().parse(data);
}

/** Ends a shared address. Throws when it is refused. */
export async function endFutureLink(client: SupabaseClient, id: string): Promise<void> {
  await client.from("future_links").delete().eq("id", id).throwOnError();
}
