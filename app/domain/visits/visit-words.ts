import { clockText } from "../time/clock.ts";
import { madridDayAndMinute } from "../time/madrid-time.ts";

const weekday = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", weekday: "long" });
const shortWeekday = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", weekday: "short" });
const month = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", month: "long" });

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** "miércoles" */
export const weekdayWord = (date: string): string => weekday.format(utc(date));
/** "mié" */
export const shortWeekdayWord = (date: string): string => shortWeekday.format(utc(date)).replace(".", "");
/** "noviembre" */
export const monthWord = (date: string): string => month.format(utc(date));
/** 25 */
export const dayNumber = (date: string): number => Number(date.slice(8));
/** "miércoles 25" */
export const shortDayWords = (date: string): string => `${weekdayWord(date)} ${dayNumber(date)}`;
/** "miércoles 25 de noviembre" */
export const dayWords = (date: string): string => `${shortDayWords(date)} de ${monthWord(date)}`;

/** "18:30" on the clock of Madrid. */
export const clockWords = (moment: string): string => clockText(madridDayAndMinute(new Date(moment)).minute);
/** "miércoles 25 de noviembre" in Madrid. */
export const momentDay = (moment: string): string => dayWords(madridDayAndMinute(new Date(moment)).date);
/** "18:30–19:00" */
export const rangeWords = (from: string, to: string): string => `${clockWords(from)}–${clockWords(to)}`;

/** With a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How long a visit is: "media hora", "una hora", "45 minutos". */
export function lengthWords(minutes: number): string {
  if (minutes === 30) return "media hora";
  return minutes === 60 ? "una hora" : `${minutes} minutos`;
}
