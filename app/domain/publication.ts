/** The parts of an article that say when and how it shows; times are ISO text. */
export type Published = { publication_date: string; is_featured: boolean };

/** Whether the article waits for its date (admin §4). */
export function isScheduled(article: Published, now: Date): boolean {
  return Date.parse(article.publication_date) > now.getTime();
}

/**
 * The front of the news: only what is not scheduled; the first one flagged as featured, else the newest, and all others
 * in the order they came (public-site §4, "Article visibility").
 */
export function frontPage<T extends Published>(articles: readonly T[], now: Date): { featured: T | null; rest: T[] } {
  const visible = articles.filter((article) => !isScheduled(article, now));
  const featured = visible.find((article) => article.is_featured) ?? newest(visible);
  return { featured, rest: visible.filter((article) => article !== featured) };
}

/** The next of these moments, or null when all have passed: until then a page made now stays true. */
export function nextMoment(moments: readonly (string | null)[], now: Date): Date | null {
  const future = moments.flatMap((it) => (it === null ? [] : [Date.parse(it)])).filter((time) => time > now.getTime());
  return future.length === 0 ? null : new Date(Math.min(...future));
}

function newest<T extends Published>(articles: readonly T[]): T | null {
  const byDate = articles.toSorted(
    (one, other) => Date.parse(other.publication_date) - Date.parse(one.publication_date),
  );
  return byDate[0] ?? null;
}
