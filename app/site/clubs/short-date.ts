import { perLocale } from "#domain/text/per-locale.ts";
import type { Translate } from "#texts/translate.ts";

const words = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" }),
);

/** A day in few letters: `jue, 24 dic`. */
export function shortDate(date: string, t: Translate): string {
  return words(t.locale).format(new Date(`${date}T00:00:00Z`));
}
