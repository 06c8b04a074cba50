import type { SiteConfig } from "#shared/site-config.ts";
import type { LegalFacts } from "./legal-section.ts";

/** What the legal texts take from the configuration. */
export function legalFacts({ siteUrl, backend, legal, embeds }: SiteConfig): LegalFacts {
  return { siteUrl, backendUrl: backend.url, owner: legal, embeds };
}
