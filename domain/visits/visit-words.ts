import { inSpanish, type Translate } from "#texts/translate.ts";
import { perLocale } from "../text/per-locale.ts";
import { clockText } from "../time/clock.ts";
import { madridDayAndMinute } from "../time/madrid-time.ts";

const format = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }));
const weekday = format({ weekday: "long" });
const shortWeekday = format({ weekday: "short" });
const month = format({ month: "long" });

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** "miércoles" */
export const weekdayWord = (date: string, t: Translate = inSpanish): string => weekday(t.locale).format(utc(date));
/** "mié" */
export const shortWeekdayWord = (date: string, t: Translate = inSpanish): string =>
  shortWeekday(t.locale).format(utc(date)).replace(".", "");
/** "noviembre" */
export const monthWord = (date: string, t: Translate = inSpanish): string => month(t.locale).format(utc(date));
/** 25 */
export const dayNumber = (date: string): number => Number(date.slice(8));
/** "miércoles 25" */
export const shortDayWords = (date: string, t: Translate = inSpanish): string =>
  `${weekdayWord(date, t)} ${dayNumber(date)}`;
/** "miércoles 25 de noviembre" */
export const dayWords = (date: string, t: Translate = inSpanish): string =>
  t("{day} de {month}", { day: shortDayWords(date, t), month: monthWord(date, t) });

/** "18:30" on the clock of Madrid. */
export const clockWords = (moment: string): string => clockText(madridDayAndMinute(new Date(moment)).minute);
/** "miércoles 25 de noviembre" in Madrid. */
export const momentDay = (moment: string, t: Translate = inSpanish): string =>
  dayWords(madridDayAndMinute(new Date(moment)).date, t);
/** How long it takes. */
export const visitMinutes = (visit: { starts_at: string; ends_at: string }): number =>
  Math.round((Date.parse(visit.ends_at) - Date.parse(visit.starts_at)) / 60_000);

/** "18:30–19:00" */
export const rangeWords = (from: string, to: string): string => `${clockWords(from)}–${clockWords(to)}`;

/** With a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How long a visit is: "media hora", "una hora", "45 minutos". */
export function lengthWords(minutes: number, t: Translate = inSpanish): string {
  if (minutes === 30) return t("media hora");
  return minutes === 60 ? t("una hora") : t("{minutes} minutos", { minutes });
}
