import type { SupabaseClient } from "@supabase/supabase-js";
import { type Article, article } from "../content/article.ts";
import { isStoredSlug } from "../domain/slug.ts";
import { parseRow, parseRows } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** The articles as the panel edits them. */
export const articlesTable: RecordTable<Article> = {
  name: "articles",
  schema: article,
  order: [{ column: "publication_date", ascending: false }],
};

/** Every article, the newest first; strangers are given only what is published. Throws when the read fails. */
export async function listArticles(client: SupabaseClient): Promise<Article[]> {
  const query = client.from("articles").select("*");
  const { data } = await query.order("publication_date", { ascending: false }).throwOnError();
  return parseRows("articles", article, data);
}

/** The article at an address; null when there is none, or it waits for its date. Throws when the read fails. */
export async function readArticle(client: SupabaseClient, slug: string): Promise<Article | null> {
  if (!isStoredSlug(slug)) return null;
  const { data } = await client.from("articles").select("*").eq("slug", slug).maybeSingle().throwOnError();
  return parseRow("articles", article, data);
}

/** Whether another article than this one has the slug (admin §5). Throws when the read fails. */
export async function isSlugTaken(client: SupabaseClient, slug: string, ownId: string | null): Promise<boolean> {
  const query = client.from("articles").select("id").eq("slug", slug);
  const { data } = await (ownId === null ? query : query.neq("id", ownId)).throwOnError();
  return data.length > 0;
}

/** When the next scheduled article appears, and so the news change by themselves; null when none waits. */
export async function nextPublication(client: SupabaseClient): Promise<Date | null> {
  const { data } = await client.rpc("next_publication").throwOnError();
  return typeof data === "string" ? new Date(data) : null;
}
