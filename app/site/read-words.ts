import type { RouterContextProvider } from "react-router";
import type { PageWordsRow } from "#app/content/site/page-words.ts";
import { readPageWords } from "#app/data/site/page-words.ts";
import { backendContext, renderReportContext } from "#app/load-context.ts";
import type { FixedPageKey } from "#domain/pages/fixed-pages.ts";
import { readOr } from "./read-or.ts";
import { whenInTime } from "./when-in-time.ts";

/** What staff call a fixed page where it is found. Never rejects; a frame that goes ahead says the house's words. */
export async function readWords(
  context: Readonly<RouterContextProvider>,
  page: FixedPageKey,
): Promise<PageWordsRow | null> {
  const reading = readOr(
    context.get(renderReportContext),
    "words of the page",
    readPageWords(context.get(backendContext), page),
    null,
  );
  const { value } = await whenInTime(context, reading);
  return value instanceof Promise ? null : value;
}
