import { languageOf, ownLanguage } from "#shared/language.ts";
import { type Topic, wordsOf } from "#texts/topics.ts";
import { inSpanish, type Translate, translateWith } from "#texts/translate.ts";

/** For what wakes in the browser: the words of the page's language, of these topics. Only a page in a further one fetches any. */
export async function textOfDocument(...topics: Topic[]): Promise<Translate> {
  const language = languageOf(`/${document.documentElement.lang}`);
  return language === ownLanguage ? inSpanish : translateWith(language, await wordsOf(language, topics));
}
