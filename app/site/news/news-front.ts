import type { SupabaseClient } from "@supabase/supabase-js";
import type { ArticleCard } from "#app/content/publications/article.ts";
import { readArticles, readFlaggedArticle } from "#app/data/publications/articles.ts";
import { type PageOf, pageSize, pagesFor } from "#domain/lists/paging.ts";
import { newsPage } from "#domain/time/publication.ts";

export interface NewsFront extends PageOf<ArticleCard> {
  /** Only on the first page. */
  featured: ArticleCard | null;
}

/** A page of the news; null when the list ends before it. Rejects when the read fails. */
export async function readNewsFront(backend: SupabaseClient, page: number): Promise<NewsFront | null> {
  const [flagged, stretch] = await Promise.all([
    readFlaggedArticle(backend),
    readArticles(backend, (page - 1) * pageSize, pageSize + 1),
  ]);
  // One of them leads, and is not among those that the pages count.
  const pages = pagesFor((stretch?.count ?? 0) - 1, pageSize);
  if (stretch === null || page > pages) return null;
  const { featured, others } = newsPage({ window: stretch.rows, flagged, page, size: pageSize });
  return { featured, items: others, page, pages };
}
