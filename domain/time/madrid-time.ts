import { inSpanish, type Translate } from "#texts/translate.ts";
import { perLocale } from "../text/per-locale.ts";

const zone = "Europe/Madrid";
const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: zone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});
/** Where each part stands in it: one version of ICU writes the month first, and that is what macOS 13 has. */
const order = clock.formatToParts(0).flatMap(({ type }) => (type === "literal" ? [] : [type]));
const at = {
  year: order.indexOf("year"),
  month: order.indexOf("month"),
  day: order.indexOf("day"),
  hour: order.indexOf("hour"),
  minute: order.indexOf("minute"),
};
const longDate = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: "long" }));
const fullMoment = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: "full", timeStyle: "short" }),
);
const toTheSecond = new Intl.DateTimeFormat("es-ES", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
const withSummerTime = new Intl.DateTimeFormat("es-ES", { timeZone: zone, dateStyle: "short", timeStyle: "long" });
const dateAndTime = new Intl.DateTimeFormat("es-ES", { timeZone: zone, dateStyle: "short", timeStyle: "short" });

/** The moment as a `datetime-local` field shows it in Madrid, to the minute: `2025-11-20T09:30`. Empty for no moment. */
export function toMadridLocal(moment: Date | string | null): string {
  if (moment === null) return "";
  // By its digits: `formatToParts` takes more than twice as long, and a club's status asks for hundreds.
  const digits = clock.format(new Date(moment)).split(/\D+/);
  return `${digits[at.year]}-${digits[at.month]}-${digits[at.day]}T${digits[at.hour]}:${digits[at.minute]}`;
}

/**
 * The same, with the stored moment behind it in brackets where the field alone would not give it back: it has seconds,
 * or is the second of two equal times in autumn. What a field shows are the first 16 characters (admin §5).
 */
export function toMadridField(stored: string | null): string {
  const local = toMadridLocal(stored);
  const isWhole = stored === null || Date.parse(fromMadridLocal(local) ?? "") === Date.parse(stored);
  return isWhole ? local : `${local}[${stored}]`;
}

/**
 * The moment, as ISO text, that a `datetime-local` field means in Madrid; null when it holds no date that exists.
 * A time that the clocks jump over in spring is taken as if they had not jumped (02:30 → 03:30), one that comes twice
 * in autumn as the first; unless nobody has touched what `toMadridField` gave, which is then kept to the second.
 */
export function fromMadridLocal(local: string): string | null {
  const [, minute, stored] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?:.*\[(.+)\]$)?/.exec(local) ?? [];
  if (minute === undefined) return null;
  if (stored && !Number.isNaN(Date.parse(stored)) && toMadridLocal(stored) === minute) return stored;
  const asUtc = Date.parse(`${minute}:00Z`);
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(minute)) return null;
  return new Date(madridMoment(asUtc)).toISOString();
}

/** The later of the two moments that a time of a night in autumn means; null where it comes once. */
export function laterOfTwo(local: string): string | null {
  const first = fromMadridLocal(local);
  if (first === null) return null;
  const later = new Date(Date.parse(first) + 3_600_000);
  return toMadridLocal(later) === toMadridLocal(first) ? later.toISOString() : null;
}

/**
 * What `toMadridField` gave, for reading: `12/11/25, 9:30`, with the seconds where it has some, and told apart from the
 * equal time of the same night in autumn. Null for any other text.
 */
export function madridFieldInWords(field: string): string | null {
  const [, minute = "", stored] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?:\[(.+)\])?$/.exec(field) ?? [];
  if (fromMadridLocal(minute) === null) return null;
  if (!stored) return madridDateTime(fromMadridLocal(minute) ?? "");
  const moment = new Date(stored);
  if (Number.isNaN(moment.getTime())) return null;
  return moment.getTime() % 60_000 === 0 ? withSummerTime.format(moment) : toTheSecond.format(moment);
}

/** The date in the long format of a language, in Madrid: `12 de noviembre de 2025` (public-site §9). */
export function madridLongDate(moment: string, t: Translate = inSpanish): string {
  return longDate(t.locale).format(new Date(moment));
}

/** The same with its weekday and hour: `lunes, 11 de enero de 2027, 7:00`. */
export function madridLongMoment(moment: string, t: Translate = inSpanish): string {
  return fullMoment(t.locale).format(new Date(moment));
}

/** Date and time as the panel shows them, in Madrid: `12/11/25, 9:30`. */
export function madridDateTime(moment: string): string {
  return dateAndTime.format(new Date(moment));
}

/** The day of the week in Madrid, 0 for Sunday, and the minutes since its midnight. */
export function madridDayAndMinute(moment: Date): { date: string; weekday: number; minute: number } {
  const [date = "", time = ""] = toMadridLocal(moment).split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return { date, weekday: new Date(`${date}T00:00:00Z`).getUTCDay(), minute: hours * 60 + minutes };
}

/** The next midnight in Madrid, when whatever a page says of "today" changes. */
export function nextMadridMidnight(now: Date): Date {
  const today = Date.parse(`${madridDayAndMinute(now).date}T00:00:00Z`);
  return new Date(madridMoment(today + 86_400_000));
}

/**
 * The moment of so many minutes past midnight on the clock of Madrid, on a date; a time that is jumped over in spring is
 * taken as if it were not, one that comes twice in autumn as the first.
 */
export function madridMinute(date: string, minute: number): Date {
  return new Date(madridMoment(Date.parse(`${date}T00:00:00Z`) + minute * 60_000));
}

/**
 * The first moment at which the clock of Madrid has come to so many minutes past midnight of a date: where it jumps over
 * that time in spring the moment of the jump, where the time comes twice in autumn the first of the two.
 */
export function reachedInMadrid(date: string, minute: number): Date {
  const moment = madridMinute(date, minute);
  const wanted = new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
  if (toMadridLocal(moment) === wanted) return moment;
  // Every change of the clocks is at a whole hour.
  return madridMinute(date, (Math.floor(minute / 60) + 1) * 60);
}

/** Madrid is one or two hours ahead: the moment is the earlier one that reads so, else the one the jump leads to. */
function madridMoment(asUtc: number): number {
  const wanted = new Date(asUtc).toISOString().slice(0, 16);
  const candidates = [2, 1].map((hours) => asUtc - hours * 3_600_000);
  return candidates.find((candidate) => toMadridLocal(new Date(candidate)) === wanted) ?? asUtc - 3_600_000;
}
