import { languageOf } from "#shared/language.ts";
import type { Translate } from "#texts/translate.ts";
import { translatorOf } from "#texts/translators.ts";

/** For loaders, actions and `meta`, where no hook can ask: the words for a request, an address or a `location`. */
export function textAt(where: { pathname: string } | { url: string }): Translate {
  const pathname = "url" in where ? new URL(where.url).pathname : where.pathname;
  return translatorOf(languageOf(pathname));
}
