import type { SupabaseClient } from "@supabase/supabase-js";
import {
  type Article,
  type ArticleCard,
  article,
  articleCard,
  type ListedArticle,
  listedArticle,
  listedArticleColumns,
} from "../content/article.ts";
import { isStoredSlug } from "../domain/slug.ts";
import { parseRow } from "./parse-rows.ts";
import { type PublicList, readStretch, type Stretch } from "./read-page.ts";
import type { RecordTable } from "./records.ts";

/** The articles as the panel edits them, one at a time. */
export const articlesTable: RecordTable<Article> = {
  name: "articles",
  schema: article,
  order: [{ column: "publication_date", ascending: false }],
};

/** The articles as the panel lists them. */
export const listedArticlesTable: RecordTable<ListedArticle> = {
  name: "articles",
  schema: listedArticle,
  columns: listedArticleColumns,
  order: [{ column: "publication_date", ascending: false }],
};

const cards: PublicList<ArticleCard> = {
  table: "articles",
  columns: `${listedArticleColumns},opening`,
  schema: articleCard,
  order: { column: "publication_date", ascending: false },
};

/**
 * `length` articles from a place (from 0) on, the newest first, and how many there are: strangers are given only what is
 * published. Null when there are not so many. Throws when the read fails.
 */
export function readArticles(
  client: SupabaseClient,
  from: number,
  length: number,
): Promise<Stretch<ArticleCard> | null> {
  return readStretch(client, cards, from, length);
}

/** The newest article that is marked as featured, or null. Throws when the read fails. */
export async function readFlaggedArticle(client: SupabaseClient): Promise<ArticleCard | null> {
  const query = client.from("articles").select(cards.columns).eq("is_featured", true);
  const ordered = query.order("publication_date", { ascending: false }).order("id", { ascending: true });
  const { data } = await ordered.limit(1).maybeSingle().throwOnError();
  return parseRow("articles", articleCard, data);
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
