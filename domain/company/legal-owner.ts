import type { Language } from "#shared/language.ts";
import { dialledNumber } from "../contact/dialled-number.ts";
import { contentLang } from "../text/content-lang.ts";
import { type CompanyFacts, type Configured, configurable } from "./legal-facts.ts";

/** The company behind the site, as every page prints it. What nobody has said reads as a visible `{placeholder}`. */
export interface LegalOwner {
  companyName: string;
  taxId: string;
  address: string;
  phone: string;
  email: string;
  /** Where questions about one's data go. */
  privacyEmail: string;
  /** Where the company is entered: register, volume, folio, sheet. */
  registry: string;
  secondBrand: string;
  /** What the second brand is, in the language of the page or in its own. */
  secondBrandAbout: { text: string; lang: Language | undefined } | null;
  /** Where the chain can be written to on a phone. */
  chat: SocialLink | null;
  social: readonly SocialLink[];
}

interface SocialLink {
  name: string;
  url: string;
}

/** The company as pages print it: what the environment says, else what staff have written, else placeholders. */
export function legalOwner(facts: CompanyFacts | null, configured: Configured): LegalOwner {
  const of = (name: keyof Configured) => {
    const { fact, placeholder } = configurable[name];
    return configured[name] ?? facts?.[fact] ?? placeholder;
  };
  const email = of("email");
  return {
    companyName: of("companyName"),
    taxId: of("taxId"),
    address: of("address"),
    phone: of("phone"),
    email,
    privacyEmail: facts?.privacy_email ?? email,
    registry: of("registry"),
    secondBrand: of("secondBrand"),
    secondBrandAbout: facts?.second_brand_about
      ? { text: facts.second_brand_about, lang: contentLang(facts, "second_brand_about") }
      : null,
    chat: chatLink(facts),
    social: socialLinks(facts),
  };
}

/** Whether a printed fact only says which one is missing. */
export const isPlaceholder = (text: string): boolean => text.startsWith("{");

function chatLink(facts: CompanyFacts | null): SocialLink | null {
  const number = dialledNumber(facts?.whatsapp ?? "");
  return number === null ? null : { name: "WhatsApp", url: `https://wa.me/${number.slice(1)}` };
}

function socialLinks(facts: CompanyFacts | null): SocialLink[] {
  const links = [
    { name: "Instagram", url: facts?.instagram_url },
    { name: "YouTube", url: facts?.youtube_url },
    { name: "LinkedIn", url: facts?.linkedin_url },
  ];
  return links.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
}
