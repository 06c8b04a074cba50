import type { SupabaseClient } from "@supabase/supabase-js";
import {
  type Article,
  type ArticleCard,
  articleCard,
  articles,
  listedArticle,
} from "../../content/publications/article.ts";
import { leaveOut, parseCounted } from "../parse-rows.ts";
import { type PublicList, readStretch, type Stretch } from "../read-page.ts";
import { listed, recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";
import { readAtSlug } from "./former-slugs.ts";

/** The articles as the panel edits them, one at a time. */
export const articlesTable = recordTable(articles, "-publication_date");

/** The articles as the panel lists them. */
export const listedArticlesTable = listed(articlesTable, listedArticle);

const cards: PublicList<ArticleCard> = {
  table: articles.table,
  schema: articleCard,
  texts: ["title", "opening"],
  translations: "listed_translations",
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

const whole: PublicList<Article> = {
  table: articles.table,
  schema: articles.row,
  texts: articles.columns,
  order: cards.order,
};

/** The newest articles with their texts, at most so many. Throws when the read fails. */
export async function listNewestArticles(client: SupabaseClient, most: number): Promise<Article[]> {
  return (await readStretch(client, whole, 0, most))?.rows ?? [];
}

/** The newest article that is marked as featured; null when there is none, or it is broken. Throws when the read fails. */
export async function readFlaggedArticle(client: SupabaseClient): Promise<ArticleCard | null> {
  const query = client
    .from(articles.table)
    .select(columnsIn(client, articleCard, cards.translations), { count: "exact" })
    .eq("is_featured", true);
  const ordered = query.order("publication_date", { ascending: false }).order("id", { ascending: true });
  const answer = await ordered.limit(1).throwOnError();
  try {
    return inLanguage(client, cards.texts, parseCounted(client, articles.table, articleCard, answer))[0] ?? null;
  } catch (error) {
    // The newest article leads in its place. When it is not alone in being broken, the list of the others says so.
    if (answer.data.length === 0 || !(error instanceof Error)) throw error;
    leaveOut(client, articles.table, error);
    return null;
  }
}

/**
 * The article that is or used to be at an address; null when there is none, or it waits for its date. Throws when the
 * read fails.
 */
export async function readArticle(client: SupabaseClient, slug: string): Promise<Article | null> {
  return readAtSlug(client, articles.table, slug, async (column, value) => {
    const query = client
      .from(articles.table)
      .select(columnsIn(client, articles.row), { count: "exact" })
      .eq(column, value);
    const rows = parseCounted(client, articles.table, articles.row, await query.throwOnError());
    return inLanguage(client, articles.columns, rows)[0] ?? null;
  });
}
