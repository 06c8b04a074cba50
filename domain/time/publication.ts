/** The parts of an article that say when and how it shows; times are ISO text. */
export type Published = { publication_date: string; is_featured: boolean };

/** Whether the article waits for its date (admin §4). */
export function isScheduled(article: Published, now: Date): boolean {
  return Date.parse(article.publication_date) > now.getTime();
}

/** An article's place among the others: newest first, those of one moment by their ids. */
type Placed = { id: string; publication_date: string };

/** What one page of the news is made of: a stretch of the published articles, and what leads them all. */
export interface NewsStretch<T> {
  /** Page `page` of `size` and one more, of all published articles, the newest first. */
  window: readonly T[];
  /** The newest with the mark, or null. */
  flagged: T | null;
  page: number;
  size: number;
}

/**
 * The lead of the news, and those others that stand on a page: the first one flagged as featured leads, else the newest
 * (public-site §4, "Article visibility"); it is on the first page only, and nowhere among the others.
 */
export function newsPage<T extends Placed>({
  window,
  flagged,
  page,
  size,
}: NewsStretch<T>): {
  featured: T | null;
  others: T[];
} {
  const lead = flagged ?? (page === 1 ? (window[0] ?? null) : null);
  const featured = page === 1 ? lead : null;
  if (lead !== null && window.some(({ id }) => id === lead.id)) {
    return { featured, others: window.filter(({ id }) => id !== lead.id) };
  }
  // The lead stands on an earlier page, and the others have moved up into its place; or on a later one.
  const isBefore = lead === null || (window[0] !== undefined && comesFirst(lead, window[0]));
  return { featured, others: isBefore ? window.slice(1) : window.slice(0, size) };
}

// ISO texts of one database, to the microsecond, which a Date would cut off.
function comesFirst(one: Placed, other: Placed): boolean {
  if (one.publication_date !== other.publication_date) return one.publication_date > other.publication_date;
  return one.id < other.id;
}

/** The next of these moments, or null when all have passed: until then a page made now stays true. */
export function nextMoment(moments: readonly (string | null)[], now: Date): Date | null {
  const future = moments.flatMap((it) => (it === null ? [] : [Date.parse(it)])).filter((time) => time > now.getTime());
  return future.length === 0 ? null : new Date(Math.min(...future));
}
