import { inSpanish, type PlainText, type Translate } from "#texts/translate.ts";
import { foldAccents } from "../text/fold-accents.ts";
import { perLocale } from "../text/per-locale.ts";
import { clockText } from "../time/clock.ts";

/**
 * A club's hours as staff write them: `7:00-22:30` or `Cerrado`, several ranges parted by commas, what ends after
 * midnight as `18:00-2:00`. Days of one line that differ are parted by semicolons: `L-J 7:00-23:00; V 7:00-22:00`.
 */
export type OpeningHours = {
  hours_weekdays: string | null;
  hours_saturday: string | null;
  hours_sunday: string | null;
};

export type HoursKind = keyof OpeningHours;

/** A day that has hours: those of the week from L to D, and F for holidays. */
export type DayLetter = "L" | "M" | "X" | "J" | "V" | "S" | "D" | "F";

/** Minutes since midnight; past 1440 where it goes on after it. */
export interface Range {
  from: number;
  to: number;
}

/** Days that have the same hours. */
export interface HoursPart {
  days: DayLetter[];
  ranges: Range[];
}

/** Which days each line of hours is about, and what it is called (public-site §2). */
export const hoursLines: { kind: HoursKind; label: PlainText; days: DayLetter[] }[] = [
  { kind: "hours_weekdays", label: "Lunes a viernes", days: ["L", "M", "X", "J", "V"] },
  { kind: "hours_saturday", label: "Sábados", days: ["S"] },
  { kind: "hours_sunday", label: "Domingos y festivos", days: ["D", "F"] },
];

/** A line of the table of hours; the one that counts today is marked. */
export type HoursLine = { kind: HoursKind; label: string; hours: string; isToday: boolean };

/**
 * The lines of the table of hours (public-site §2), without those that nobody filled in. The one that `today` goes by is
 * marked; none is on a day with hours of its own.
 */
export function hoursTable(
  hours: OpeningHours,
  today: { letter?: DayLetter | null } | null,
  t: Translate = inSpanish,
): HoursLine[] {
  return hoursLines.flatMap(({ kind, label, days }) => {
    const text = hours[kind]?.trim() ?? "";
    if (text === "") return [];
    const parts = parseDays(text, days);
    const isToday = (of: readonly DayLetter[]) => today?.letter != null && of.includes(today.letter);
    if (parts === null)
      return [{ kind, label: t(label), hours: text.replace(/\s*[-–]\s*/g, "–"), isToday: isToday(days) }];
    return parts.map((part) => ({
      kind,
      label: parts.length === 1 ? t(label) : dayWords(part.days, t),
      hours: rangesText(part.ranges, t),
      isToday: isToday(part.days),
    }));
  });
}

/** The hours of most days in a few words: `Lunes a viernes 7:00–22:30`; empty where nobody wrote them. */
export function hoursInShort(hours: OpeningHours, t: Translate = inSpanish): string {
  const [most] = hoursTable(hours, null, t);
  return most ? `${most.label} ${most.hours}` : "";
}

/** The hours of one day of the week; null where nobody wrote them or they cannot be understood. */
export function hoursOn(hours: OpeningHours, letter: DayLetter): Range[] | null {
  const line = hoursLines.find(({ days }) => days.includes(letter));
  if (!line) return null;
  return parseDays(hours[line.kind], line.days)?.find(({ days }) => days.includes(letter))?.ranges ?? null;
}

/** `7:00–14:00, 16:00–22:00`, or `Cerrado`. */
export function rangesText(ranges: readonly Range[], t: Translate = inSpanish): string {
  if (ranges.length === 0) return t("Cerrado");
  const end = (to: number) => (to === 1440 ? "24:00" : clockText(to % 1440));
  return ranges.map(({ from, to }) => `${clockText(from)}–${end(to)}`).join(", ");
}

/** The ranges of a day, in order; none for `Cerrado`, null when the text is not hours. */
export function parseHours(text: string | null): Range[] | null {
  if (text === null || text.trim() === "") return null;
  if (/^\s*cerrado\s*$/i.test(text)) return [];
  const ranges = text.split(/,|\sy\s/).map(parseRange);
  return ranges.every((range) => range !== null) ? ranges.toSorted((one, other) => one.from - other.from) : null;
}

/** The hours of each of these days, once; null when the text is not hours of all of them and no others. */
export function parseDays(text: string | null, days: readonly DayLetter[]): HoursPart[] | null {
  const parts: HoursPart[] = [];
  for (const part of (text ?? "").split(/[;\n]/)) {
    const start = part.search(/\d|cerrado/i);
    const named = start === -1 ? null : daysMeant(part.slice(0, start), days);
    const ranges = parseHours(part.slice(Math.max(start, 0)));
    if (named === null || ranges === null) return null;
    parts.push({ days: named, ranges });
  }
  const all = parts.flatMap((part) => part.days);
  return all.length === days.length && new Set(all).size === days.length ? parts : null;
}

/**
 * The hours that a person seems to mean by a text that is none, in the form that is understood: `7:00-23:00` for
 * `de 7 a 23h`. Null when there is no telling.
 */
export function hoursMeant(text: string): string | null {
  if (/^\W*(cerrad|cierra)/i.test(text)) return "Cerrado";
  const ranges = text.split(/[,;/]|\sy\s/).map(rangeMeant);
  const meant = ranges.every((range) => range !== null) ? ranges.join(", ") : null;
  return meant !== null && parseHours(meant) !== null ? meant : null;
}

const clock = String.raw`(?:las\s+)?(\d{1,2})(?:\s*[:.h]\s*(\d\d))?\s*(?:horas|hrs|hs|h)?\.?`;
const spoken = new RegExp(String.raw`^\s*(?:de\s+)?${clock}\s*(?:-|–|—|a|hasta)\s*${clock}\s*$`, "i");

function rangeMeant(text: string): string | null {
  const [whole, fromHour, fromMinute = "00", toHour, toMinute = "00"] = spoken.exec(text) ?? [];
  return whole === undefined ? null : `${Number(fromHour)}:${fromMinute}-${Number(toHour)}:${toMinute}`;
}

/** Later than this an end before the start is rather a slip than a night. */
const latestEndOfNight = 6 * 60;

function parseRange(text: string): Range | null {
  const [, fromHour, fromMinute, toHour, toMinute] =
    /^\s*(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)\s*$/.exec(text) ?? [];
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  const areClocks = Number(fromMinute) < 60 && Number(toMinute) < 60 && from < 24 * 60 && to <= 24 * 60;
  if (!areClocks) return null;
  if (from < to) return { from, to };
  return to < from && to <= latestEndOfNight ? { from, to: to + 24 * 60 } : null;
}

const letters: DayLetter[] = ["L", "M", "X", "J", "V", "S", "D", "F"];
const names = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabados", "domingos", "festivos"];

/** `L-J`, `martes y jueves`: all of `days` where nothing is named, null for what is no day of them. */
function daysMeant(text: string, days: readonly DayLetter[]): DayLetter[] | null {
  const words = foldAccents(text).replaceAll(":", " ").trim();
  if (words === "") return [...days];
  const found = words.split(/,|\sy\s/).map((part) => {
    const ends = part.split(/\s*[-–]\s*|\sa\s/).map(letterOf);
    const [first = -1, last = first] = ends;
    return ends.length > 2 || ends.includes(-1) ? [] : letters.slice(first, last + 1);
  });
  const named = found.flat();
  return found.every((list) => list.length > 0) && named.every((letter) => days.includes(letter)) ? named : null;
}

function letterOf(word: string): number {
  const day = word.trim();
  if (day.length === 1) return letters.findIndex((letter) => letter === day.toUpperCase());
  return day.length < 3 ? -1 : names.findIndex((name) => name.startsWith(day.replace(/\.$/, "")));
}

const labels: Record<DayLetter, PlainText> = {
  L: "lunes",
  M: "martes",
  X: "miércoles",
  J: "jueves",
  V: "viernes",
  S: "sábados",
  D: "domingos",
  F: "festivos",
};

function dayWords(days: readonly DayLetter[], t: Translate): string {
  const [first = "L"] = days;
  const last = days.at(-1) ?? first;
  const isRun = days.length > 2 && letters.indexOf(last) - letters.indexOf(first) === days.length - 1;
  const words = isRun
    ? t("{first} a {last}", { first: t(labels[first]), last: t(labels[last]) })
    : together(t.locale).format(days.map((day) => t(labels[day])));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const together = perLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
