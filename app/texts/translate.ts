import { type Language, languages, ownLanguage } from "#shared/language.ts";
import type { en } from "./en.ts";

/** A sentence of the public site, in Spanish: it is its own key, and one without English does not compile. */
export type Text = keyof typeof en;

/** The names in braces: `hour` of `Cierra a las {hour}`. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** A sentence without a name in braces: what may stand in a list and be translated where it is shown. */
export type PlainText = { [T in Text]: [Names<T>] extends [never] ? T : never }[Text];

type Values<T extends string> = [Names<T>] extends [never] ? [] : [Record<Names<T>, string | number>];

/** Says a Spanish sentence of ours in the language of the page; in Spanish it is that sentence. */
export interface Translate {
  <T extends Text>(text: T, ...values: Values<T>): string;
  /** What is only known while the site runs: a schema's message, a weekday. What has no translation stays as it is. */
  known(text: string): string;
  language: Language;
  /** For `Intl`: `es-ES`, `en-GB`. */
  locale: string;
}

/** Says sentences in this language; what the catalogue lacks stays Spanish. */
export function translateWith(language: Language, catalogue: Readonly<Record<string, string>>): Translate {
  const known = (text: string) => (Object.hasOwn(catalogue, text) ? (catalogue[text] ?? text) : text);
  const translate = (text: string, values?: Record<string, string | number>) => fill(known(text), values);
  const locale = languages.find(({ code }) => code === language)?.locale ?? language;
  return Object.assign(translate, { known, language, locale });
}

/** What pages of the site's own language say, and the panel. */
export const inSpanish: Translate = translateWith(ownLanguage, {});

/** Names that nobody gave stay in braces: a placeholder in a sentence is easier to find than a hole. */
function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
