import type { PrivacySettings } from "#app/content/people/privacy.ts";
import type { PageWordsRow } from "#app/content/site/page-words.ts";
import type { LegalOwner } from "#domain/company/legal-owner.ts";
import type { EmbedAddresses } from "#shared/site-config.ts";

export interface LegalFacts {
  siteUrl: string;
  /** Where browsers find the backend; relative when it is ours. */
  backendUrl: string;
  owner: LegalOwner;
  /** What staff call the page where it is found. */
  words?: PageWordsRow | null;
  embeds: EmbedAddresses;
  /** Whether this site counts how often its pages are looked at. */
  countsViews?: boolean;
  /** How long what visitors send is kept; null when that could not be read. */
  terms?: PrivacySettings | null;
}
