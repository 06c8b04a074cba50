import type { SupabaseClient } from "@supabase/supabase-js";
import type { Article } from "#app/content/article.ts";
import { listArticles, nextPublication } from "#app/data/articles.ts";
import { type PageOf, pageOf } from "#app/domain/paging.ts";
import { frontPage, nextMoment } from "#app/domain/publication.ts";
import type { RenderReport } from "#app/load-context.ts";
import { readOr } from "../read-or.ts";

const articlesPerPage = 12;

export interface NewsFront extends PageOf<Article> {
  /** Only on the first page. */
  featured: Article | null;
}

/**
 * A page of the news, and until when it stays true. Null when they could not be read; "missing" when the list ends
 * before that page.
 */
export async function readNewsFront(
  backend: SupabaseClient,
  report: RenderReport,
  page: number,
): Promise<NewsFront | null | "missing"> {
  // First the moment, then the list: an article that appears in between makes the page short-lived, not wrong.
  const next = await readOr(report, "next publication", nextPublication(backend), null);
  const articles = await readOr<Article[] | null>(report, "articles", listArticles(backend), null);
  if (articles === null) return null;
  const now = new Date();
  for (const moment of [next, nextMoment(datesOf(articles), now)]) if (moment) report.expiresAt(moment);
  const { featured, rest } = frontPage(articles, now);
  const part = pageOf(rest, page, articlesPerPage);
  return part === null ? "missing" : { ...part, featured: page === 1 ? featured : null };
}

// Where the database's clock is ahead of ours, it gives articles that we do not show yet.
const datesOf = (articles: readonly Article[]) => articles.map((article) => article.publication_date);
