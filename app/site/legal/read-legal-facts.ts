import type { RouterContextProvider } from "react-router";
import { siteConfigContext } from "#app/load-context.ts";
import { readOwner } from "../read-owner.ts";
import type { LegalFacts } from "./legal-section.ts";

/** What the legal texts take from the configuration and from the company's facts. */
export async function readLegalFacts(context: Readonly<RouterContextProvider>): Promise<LegalFacts> {
  const { siteUrl, backend, embeds, countsViews } = context.get(siteConfigContext);
  return { siteUrl, backendUrl: backend.url, owner: await readOwner(context), embeds, countsViews };
}
