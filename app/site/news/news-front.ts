import type { SupabaseClient } from "@supabase/supabase-js";
import type { ArticleCard } from "#app/content/article.ts";
import { nextPublication, readArticles, readFlaggedArticle } from "#app/data/articles.ts";
import { type PageOf, pageSize, pagesFor } from "#domain/lists/paging.ts";
import { newsPage } from "#domain/time/publication.ts";
import type { RenderReport } from "#shared/render-input.ts";
import { readOr } from "../read-or.ts";

export interface NewsFront extends PageOf<ArticleCard> {
  /** Only on the first page. */
  featured: ArticleCard | null;
}

/** A page of the news, and until when it stays true; null when the list ends before it. Rejects when the read fails. */
export async function readNewsFront(
  backend: SupabaseClient,
  report: RenderReport,
  page: number,
): Promise<NewsFront | null> {
  // First the moment, then the list: an article that appears in between makes the page short-lived, not wrong.
  const next = await readOr(report, "next publication", nextPublication(backend), null);
  if (next) report.expiresAt(next);
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
