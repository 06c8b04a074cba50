import type { RouterContextProvider } from "react-router";
import { siteConfigContext } from "#app/load-context.ts";
import type { FixedPageKey } from "#domain/pages/fixed-pages.ts";
import { readOwner } from "../read-owner.ts";
import { readWords } from "../read-words.ts";
import type { LegalFacts } from "./legal-facts.ts";

/** What the legal texts take from the configuration and from the company's facts. */
export async function readLegalFacts(
  context: Readonly<RouterContextProvider>,
  page: FixedPageKey,
): Promise<LegalFacts> {
  const { siteUrl, backend, embeds, countsViews } = context.get(siteConfigContext);
  const [owner, words] = await Promise.all([readOwner(context), readWords(context, page)]);
  return { siteUrl, backendUrl: backend.url, owner, words, embeds, countsViews };
}
