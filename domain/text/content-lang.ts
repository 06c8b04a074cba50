import { type Language, ownLanguage } from "#shared/language.ts";

/** Of a row that was read in a further language: which of its texts are still Spanish. */
export interface FellBack {
  fellBack?: readonly string[] | undefined;
}

/** The same for words that are written in the site's own language alone: colours, rooms, the date of an event. */
export function ownLang({ language }: { language: Language }): Language | undefined {
  return language === ownLanguage ? undefined : ownLanguage;
}

/** For the `lang` of an element: that of the site's own language where a page of another one shows a text in it. */
export function contentLang({ fellBack }: FellBack, name: string): Language | undefined {
  return fellBack?.includes(name) ? ownLanguage : undefined;
}
