import type { FellBack } from "../text/content-lang.ts";

/** What staff have written (`company`). */
export interface CompanyFacts extends FellBack {
  legal_name: string | null;
  tax_id: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  privacy_email: string | null;
  registry: string | null;
  whatsapp: string | null;
  second_brand: string | null;
  second_brand_about: string | null;
  instagram_url: string | null;
  youtube_url: string | null;
  linkedin_url: string | null;
}

/** What an installation sets in its environment, and what staff write: which is called how in both. */
export const configurable = {
  companyName: { fact: "legal_name", variable: "LEGAL_COMPANY_NAME", placeholder: "{razón social}" },
  taxId: { fact: "tax_id", variable: "LEGAL_TAX_ID", placeholder: "{NIF}" },
  address: { fact: "address", variable: "LEGAL_ADDRESS", placeholder: "{dirección}" },
  phone: { fact: "phone", variable: "LEGAL_PHONE", placeholder: "{phone}" },
  email: { fact: "email", variable: "LEGAL_EMAIL", placeholder: "{email}" },
  registry: { fact: "registry", variable: "LEGAL_REGISTRY", placeholder: "{datos registrales}" },
  secondBrand: { fact: "second_brand", variable: "LEGAL_SECOND_BRAND", placeholder: "{segunda marca}" },
} as const satisfies Record<string, { fact: keyof CompanyFacts; variable: string; placeholder: string }>;

export type Configured = { readonly [Name in keyof typeof configurable]: string | null };

/** Whether a page would print a placeholder: neither the environment nor staff have said a fact. */
export const lacksFacts = (facts: CompanyFacts | null, configured: Configured): boolean =>
  Object.entries(configurable).some(
    ([name, { fact }]) => (configured[name as keyof Configured] ?? facts?.[fact]) == null,
  );
