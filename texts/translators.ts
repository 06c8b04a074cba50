import type { Language } from "#shared/language.ts";
import { en } from "./en.ts";
import { inSpanish, type Text, type Translate, translateWith } from "./translate.ts";

/** One row per language beside the site's own; the type sees to it that each has every sentence. */
const catalogues: Record<Exclude<Language, "es">, Record<Text, string>> = { en };

const translators: Record<Language, Translate> = { es: inSpanish, en: translateWith("en", catalogues.en) };

/** For the server: whole catalogues must not travel to a browser that reads Spanish. */
export const translatorOf = (language: Language): Translate => translators[language];
