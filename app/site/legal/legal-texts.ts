import { type Block, parseMarkdown } from "#domain/markdown/markdown.ts";
import type { Language } from "#shared/language.ts";
import accessibilityEn from "#texts/legal/accessibility.en.md?raw";
import accessibilityEs from "#texts/legal/accessibility.es.md?raw";
import cookiesEn from "#texts/legal/cookies.en.md?raw";
import cookiesEs from "#texts/legal/cookies.es.md?raw";
import legalNoticeEn from "#texts/legal/legal-notice.en.md?raw";
import legalNoticeEs from "#texts/legal/legal-notice.es.md?raw";
import privacyEn from "#texts/legal/privacy.en.md?raw";
import privacyEs from "#texts/legal/privacy.es.md?raw";
import termsEn from "#texts/legal/terms.en.md?raw";
import termsEs from "#texts/legal/terms.es.md?raw";

/** The legal pages as people wrote them: `{name}` is filled in by `legalValues`, headings are the numbered sections. */
export const legalTexts = {
  accessibility: { es: accessibilityEs, en: accessibilityEn },
  cookies: { es: cookiesEs, en: cookiesEn },
  "legal-notice": { es: legalNoticeEs, en: legalNoticeEn },
  privacy: { es: privacyEs, en: privacyEn },
  terms: { es: termsEs, en: termsEn },
} satisfies Record<string, Record<Language, string>>;

export type LegalText = keyof typeof legalTexts;

export interface LegalSection {
  title: string;
  blocks: Block[];
}

/** The sections of a text. What stands in `[[…]]` falls out where one of its names has no value. */
export function readSections(text: string, values: Readonly<Record<string, unknown>>): LegalSection[] {
  const said = text.replace(/\[\[(.*?)\]\]/g, (_, words: string) =>
    [...words.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => values[name] != null) ? words : "",
  );
  return said
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n");
      return { title, blocks: parseMarkdown(lines.join("\n")) };
    });
}
