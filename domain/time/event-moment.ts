import { foldAccents } from "../text/fold-accents.ts";
import { parseClock } from "./clock.ts";
import { addDays, isDate, weekdayOf } from "./dates.ts";
import { madridDayAndMinute, madridMinute } from "./madrid-time.ts";

/** When an event is, as far as its free texts say it: a day, and the minutes since its midnight. */
export interface EventMoment {
  date: string;
  start: number | null;
  /** On the next day where it is less than the start. */
  end: number | null;
}

/** What an event's row says of its time, and when somebody said it. */
export interface EventTexts {
  event_date: string;
  time: string | null;
  updated_at: string;
}

/** As an event's date is written: `30 ENE`. */
export const months = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
const fullMonths = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];
const weekdays = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"];

/** A correction made soon after the event does not move it to next year. */
const graceDays = 60;

/**
 * When an event is, or null where its texts do not tell: `Todos los jueves`, `12-13 ENE`, a day that there is not. Without
 * a year it is the first such day after the text was last saved (events are announced, and their lists are not archives).
 * A time that cannot be read, such as `al caer la tarde`, leaves the day alone.
 */
export function eventMoment({ event_date, time, updated_at }: EventTexts): EventMoment | null {
  const date = dayOf(event_date, updated_at);
  return date === null ? null : { date, ...hoursOf(time ?? "") };
}

/** When nobody can come any more: at its end, or with its day where none is told. */
export function eventEnd({ date, start, end }: EventMoment): Date {
  if (start === null || end === null) return madridMinute(addDays(date, 1), 0);
  return madridMinute(end <= start ? addDays(date, 1) : date, end);
}

function dayOf(text: string, savedAt: string): string | null {
  const plain = foldAccents(text)
    .replace(/[.,\s]+/g, " ")
    .trim();
  const [, weekday, day = "", month = "", year] =
    /^(?:([a-z]+) )?(\d{1,2})(?: de | ?[/-] ?| )([a-z]+|\d{1,2})(?:(?: de | del | ?[/-] ?| )(\d{4}))?$/.exec(plain) ??
    [];
  const number = monthNumber(month);
  if (number === null) return null;
  const inYear = (value: number) => `${value}-${twoDigits(number)}-${twoDigits(Number(day))}`;
  const from = addDays(madridDayAndMinute(new Date(savedAt)).date, -graceDays);
  const soonest = Number(from.slice(0, 4));
  const candidates = year
    ? [inYear(Number(year))]
    : [inYear(soonest), inYear(soonest + 1)].filter((value) => value >= from);
  const [date] = candidates;
  if (!date || !isDate(date)) return null;
  return weekday === undefined || isWeekday(weekday, date) ? date : null;
}

function monthNumber(text: string): number | null {
  const number = /^\d+$/.test(text)
    ? Number(text)
    : 1 + (fullMonths.includes(text) ? fullMonths.indexOf(text) : months.indexOf(text.replace(/^sept$/, "sep")));
  return number >= 1 && number <= 12 ? number : null;
}

/** `jue`, `jueves`; `el` says nothing. */
function isWeekday(word: string, date: string): boolean {
  const name = weekdays[weekdayOf(date) - 1] ?? "";
  return (
    word === "el" ||
    (word.length >= 3 && name.startsWith(word)) ||
    (word.length === 1 && "lmxjvsd"[weekdayOf(date) - 1] === word)
  );
}

/** `9:30`, `19 h`, `10:00–14:00`, `De 10:00 a 14:00 h`, `A las 20:00`. */
function hoursOf(text: string): Pick<EventMoment, "start" | "end"> {
  const plain = text.trim().replace(/^(de|desde las|a las|a partir de las)\s+/i, "");
  const [from = "", to, ...more] = plain.split(/\s*[-–—]\s*|\s+(?:a|hasta)\s+(?:las\s+)?/i);
  const start = clockOf(from);
  const end = to === undefined ? null : clockOf(to);
  if (more.length > 0 || start === null || (to !== undefined && end === null)) return { start: null, end: null };
  return { start, end };
}

/** A bare number is no hour. */
function clockOf(text: string): number | null {
  return /[:.h]/i.test(text) ? parseClock(text.replace(/\s*(h|hrs|horas)\.?\s*$/i, "h")) : null;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
