import { isPlaceholder, type LegalOwner } from "#domain/company/legal-owner.ts";
import { publisher } from "../structured-data/publisher.ts";

type Owner = Pick<LegalOwner, "companyName" | "taxId" | "phone" | "email" | "social">;

/** Structured data about the chain: only what is known, never a `{placeholder}` (schema.org Organization). */
export function organization(
  siteUrl: string,
  { companyName, taxId, phone, email, social }: Owner,
): Record<string, unknown> {
  const known = { legalName: companyName, taxID: taxId, telephone: phone, email };
  return {
    ...publisher(siteUrl),
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value && !isPlaceholder(value))),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}
