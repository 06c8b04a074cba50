import { perLocale } from "#domain/text/per-locale.ts";
import type { Translate } from "#texts/translate.ts";

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }));
  return (date: string, { locale }: Translate) => words(locale).format(new Date(`${date}T00:00:00Z`));
};

/** `martes` of a date. */
export const dayName = format({ weekday: "long" });
/** `mar` of a date. */
export const shortDayName = format({ weekday: "short" });
/** `24`. */
export const dayNumber = format({ day: "numeric" });
/** `martes, 24 de noviembre`. */
export const wholeDay = format({ weekday: "long", day: "numeric", month: "long" });
const dayAndMonth = format({ day: "numeric", month: "long" });

/** The days of a week in words: `23–29 de noviembre`, `30 de noviembre – 6 de diciembre`. */
export function weekWords(from: string, to: string, t: Translate): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayNumber(from, t)}–${dayAndMonth(to, t)}`;
  return `${dayAndMonth(from, t)} – ${dayAndMonth(to, t)}`;
}
