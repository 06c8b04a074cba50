import { languageOf, ownLanguage } from "#shared/language.ts";
import { inSpanish, type Translate } from "#texts/translate.ts";

/** For what wakes in the browser: the words of the page's language. Only a page in a further one fetches a catalogue. */
export async function textOfDocument(): Promise<Translate> {
  const language = languageOf(`/${document.documentElement.lang}`);
  return language === ownLanguage ? inSpanish : (await import("#texts/translators.ts")).translatorOf(language);
}
