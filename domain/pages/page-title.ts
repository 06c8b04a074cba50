import type { Translate } from "#texts/translate.ts";

const siteName = "NINE FITNESS";

/** A page's title with the site's suffix (architecture 29); the bare name of the site without one. */
export function pageTitle(name?: string): string {
  const trimmed = name?.trim() ?? "";
  return trimmed === "" ? siteName : `${trimmed} | ${siteName}`;
}

/** The title of a page of a list: two of them may not read the same. */
export function listTitle(t: Translate, name: string, page: number): string {
  return pageTitle(page === 1 ? name : t("{name}, página {page}", { name, page }));
}
