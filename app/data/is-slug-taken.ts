import type { SupabaseClient } from "@supabase/supabase-js";

/** Whether another row of the table than this one has the slug (admin §5). Throws when the read fails. */
export async function isSlugTaken(
  client: SupabaseClient,
  table: "articles" | "landing_pages",
  slug: string,
  ownId: string | null,
): Promise<boolean> {
  const query = client.from(table).select("id").eq("slug", slug);
  const { data } = await (ownId === null ? query : query.neq("id", ownId)).throwOnError();
  return data.length > 0;
}
