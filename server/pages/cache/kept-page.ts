import type { Page } from "#server/answers/page.ts";

/** What is asked for kept pages: an address's key, and the page with it. */
export interface KeptPages {
  addresses: { keyOf(path: string): string | undefined };
  cache: { get(key: string): Promise<Page> };
}

/**
 * The text of the page at this path as it is kept for everybody; null where there is none. Of an address that changed it is
 * the page that it leads to, in the one step that there is (docs/decisions/0430).
 */
export async function keptPage(pages: KeptPages, path: string): Promise<string | null> {
  const page = await pageAt(pages, path);
  const found = page?.status === 301 ? await pageAt(pages, leadsTo(page)) : page;
  return found?.status === 200 ? found.variants.identity.body.toString() : null;
}

/** Other spellings of an address have no page of their own. */
async function pageAt({ addresses, cache }: KeptPages, path: string): Promise<Page | null> {
  return addresses.keyOf(path) === path ? cache.get(path) : null;
}

const leadsTo = ({ headOf304 }: Page): string => headOf304[headOf304.indexOf("location") + 1] ?? "";
