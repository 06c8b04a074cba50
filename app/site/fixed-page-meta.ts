import type { MetaDescriptor } from "react-router";
import type { PageWordsRow } from "#app/content/site/page-words.ts";
import { pagePath } from "#domain/lists/paging.ts";
import { type FixedPageKey, fixedPages } from "#domain/pages/fixed-pages.ts";
import { listTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import { type PageMeta, pageMeta } from "./page-meta.ts";
import { textAt } from "./text-at.ts";

interface FixedPageArgs {
  /** Nothing after a failed read: the boundary gives the page its title. */
  loaderData:
    | {
        siteUrl: string;
        words?: PageWordsRow | null;
        /** Of a list. */
        page?: number;
      }
    | undefined;
  location: { pathname: string };
}

/** The head of a page that is there whatever staff write: what they call it, else the house's own words. */
export function fixedPageMeta(
  key: Exclude<FixedPageKey, "timetable" | "club-visit">,
  { loaderData, location }: FixedPageArgs,
  more: Partial<PageMeta> = {},
): MetaDescriptor[] {
  if (!loaderData) return [];
  const t = textAt(location);
  const { siteUrl, page = 1 } = loaderData;
  const { title, description } = fixedPageWords(key, loaderData.words, t);
  const { path, picture: image = null } = fixedPages[key];
  return pageMeta({
    t,
    title: listTitle(t, title, page),
    description,
    siteUrl,
    path: pagePath(path, page),
    image,
    ...more,
  });
}
