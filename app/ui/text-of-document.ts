import { inSpanish, type Translate } from "#app/texts/translate.ts";
import { languageOf, ownLanguage } from "#shared/language.ts";

/** For what wakes in the browser: the words of the page's language. Only a page in a further one fetches a catalogue. */
export async function textOfDocument(): Promise<Translate> {
  const language = languageOf(`/${document.documentElement.lang}`);
  return language === ownLanguage ? inSpanish : (await import("#app/texts/translators.ts")).translatorOf(language);
}
