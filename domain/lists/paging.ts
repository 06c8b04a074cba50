/** A part of a long list, with the number of the page and how many there are. */
export type PageOf<T> = { items: T[]; page: number; pages: number };

/** How many a list of the public site shows at once. */
export const pageSize = 12;

/** How many clubs /clubs shows at once: all of them, until a chain is very long (decision 0278). */
export const clubsPageSize = 60;

/** The number of the page that an address asks for: 1 when it names none, null when it names no number of a page. */
export function pageNumber(text: string | null): number | null {
  if (text === null) return 1;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

/** How many pages of `size` a list takes; an empty one takes one. */
export function pagesFor(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}

/** The address of a page of the list at `path`; the first has none but the list's own. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}?pagina=${page}`;
}
