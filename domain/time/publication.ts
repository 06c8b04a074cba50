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

/** When a row begins to be public and ceases to be; times are ISO text, null for already and never. */
export interface Publication {
  publish_at: string | null;
  withdraw_at: string | null;
}

export type PublicationState = "scheduled" | "public" | "withdrawn";

/** Whether a row waits for its moment, is public as far as time goes, or was withdrawn: from the very moment on. */
export function publicationState({ publish_at, withdraw_at }: Publication, now: Date): PublicationState {
  if (withdraw_at !== null && Date.parse(withdraw_at) <= now.getTime()) return "withdrawn";
  return publish_at !== null && Date.parse(publish_at) > now.getTime() ? "scheduled" : "public";
}
