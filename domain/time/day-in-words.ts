import { inSpanish, type Translate } from "#texts/translate.ts";
import { perLocale } from "../text/per-locale.ts";

const wholeDate = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "full" }));

/** A date with its weekday and its year: `jueves, 25 de diciembre de 2026`. */
export function dayInWords(date: string, t: Translate = inSpanish): string {
  return wholeDate(t.locale).format(new Date(`${date}T00:00:00Z`));
}
