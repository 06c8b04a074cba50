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
  /** What is only known while the site runs: a schema's message, with its figures. Without a translation it stays as it is. */
  known(text: string): string;
  language: Language;
  /** For `Intl`: `es-ES`, `en-GB`. */
  locale: string;
}

/** Says sentences in this language; what the catalogue lacks stays Spanish. */
export function translateWith(language: Language, catalogue: Readonly<Record<string, string>>): Translate {
  const own = (text: string) => (Object.hasOwn(catalogue, text) ? (catalogue[text] ?? text) : text);
  const translate = (text: string, values?: Record<string, string | number>) =>
    values ? fill(own(text), values) : own(text);
  let patterns: Pattern[] | undefined;
  const known = (text: string) => {
    if (Object.hasOwn(catalogue, text)) return own(text);
    patterns ??= Object.keys(catalogue).flatMap(patternOf);
    const it = patterns.find(({ pattern }) => pattern.test(text));
    return it ? fill(own(it.text), it.pattern.exec(text)?.groups ?? {}) : text;
  };
  const locale = languages.find(({ code }) => code === language)?.locale ?? language;
  return Object.assign(translate, { known, language, locale });
}

/** What pages of the site's own language say, and the panel. */
export const inSpanish: Translate = translateWith(ownLanguage, {});

interface Pattern {
  text: string;
  pattern: RegExp;
}

/** What a sentence with figures looks like once they are in it; one of nearly nothing else would take in any text. */
function patternOf(text: string): Pattern[] {
  const parts = text.split(/\{(\w+)\}/);
  if (parts.length === 1 || parts.filter((_, index) => index % 2 === 0).join("").length < 12) return [];
  const source = parts.map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : `(?<${part}>.+?)`)).join("");
  return [{ text, pattern: new RegExp(`^${source}$`, "s") }];
}

/** Names that nobody gave stay in braces: a placeholder in a sentence is easier to find than a hole. */
function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
