/** A part of a long list, with the number of the page and how many there are. */
export type PageOf<T> = { items: T[]; page: number; pages: number };

/** The number of the page that an address asks for: 1 when it names none, null when it names no number of a page. */
export function pageNumber(text: string | null): number | null {
  if (text === null) return 1;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

/** The items of a page of `size`, counted from 1; null when the list ends before. An empty list has one page. */
export function pageOf<T>(list: readonly T[], page: number, size: number): PageOf<T> | null {
  const pages = Math.max(1, Math.ceil(list.length / size));
  if (page > pages) return null;
  return { items: list.slice((page - 1) * size, page * size), page, pages };
}
