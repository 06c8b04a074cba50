import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { ReviewedTable } from "./reviews.ts";

const comment = z.object({
  id: z.string(),
  quote: z.string(),
  words: z.string(),
  parent: z.nullable(z.string()),
  is_resolved: z.boolean(),
  author: z.nullable(z.string()),
  created_at: z.string(),
});

/** What a colleague says of a paragraph (its words when it was commented), or of the whole; no visitor reads it. */
export type Comment = z.infer<typeof comment>;

/** Those of a row, the oldest first. Throws when the read fails. */
export async function listComments(client: SupabaseClient, table: ReviewedTable, row: string): Promise<Comment[]> {
  const query = client.from("comments").select(Object.keys(comment.shape).join()).eq("table_name", table);
  return z.array(comment).parse((await query.eq("row_id", row).order("created_at").limit(500).throwOnError()).data);
}

/** Adds one, or an answer to one (`parent`). Throws when it is refused. */
export async function addComment(
  client: SupabaseClient,
  { table, row, ...said }: { table: ReviewedTable; row: string; words: string; quote?: string; parent?: string },
): Promise<void> {
  await client
    .from("comments")
    .insert({ table_name: table, row_id: row, ...said })
    .throwOnError();
}

/** Says that a comment is settled, or that it is not. Throws when it is refused. */
export async function resolveComment(client: SupabaseClient, id: string, is_resolved: boolean): Promise<void> {
  await client.from("comments").update({ is_resolved }).eq("id", id).throwOnError();
}
