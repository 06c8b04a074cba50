import { inSpanish, type Translate } from "#texts/translate.ts";

const inQuotes = /^[«"“'‘](.+)[»"”'’]$/s;

/** A member's words in the language's quotation marks, once, whichever staff typed round them. */
export function quoted(text: string, t: Translate = inSpanish): string {
  const words = text.trim();
  return t("«{words}»", { words: inQuotes.exec(words)?.[1]?.trim() ?? words });
}
