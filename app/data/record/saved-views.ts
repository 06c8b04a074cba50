import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { parseRows } from "../parse-rows.ts";

const savedView = z.object({ id: z.string(), name: z.string(), query: z.string() });

/** How she looks at a list, by a name; `query` is what its address says then. */
export type SavedView = z.infer<typeof savedView>;

/** Her own views of a list, by name. Throws when the read fails. */
export async function listSavedViews(client: SupabaseClient, list: string): Promise<SavedView[]> {
  const query = client.from("saved_views").select("id,name,query").eq("list", list);
  const { data } = await query.order("name").throwOnError();
  return parseRows(client, "saved_views", savedView, data);
}

/** Keeps one more. Throws when it is refused: a name is taken (23505). */
export async function saveView(client: SupabaseClient, view: Omit<SavedView, "id"> & { list: string }): Promise<void> {
  await client.from("saved_views").insert(view).throwOnError();
}

/** Gives it another name. Throws when it is refused: a name is taken (23505). */
export async function renameView(client: SupabaseClient, { id, name }: Omit<SavedView, "query">): Promise<void> {
  await client.from("saved_views").update({ name }).eq("id", id).throwOnError();
}

/** Forgets it. Throws when it is refused. */
export async function deleteView(client: SupabaseClient, id: string): Promise<void> {
  await client.from("saved_views").delete().eq("id", id).throwOnError();
}
