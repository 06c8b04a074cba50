import type { Language } from "#shared/language.ts";
import { inSpanish } from "#texts/translate.ts";
import { contentLang } from "../text/content-lang.ts";
import { weekdayOf } from "../time/dates.ts";
import { madridHoliday } from "../time/madrid-holiday.ts";
import { type DayKind, dayKinds } from "./day-kinds.ts";
import { type DayLetter, hoursOn, type OpeningHours, parseHours, type Range, rangesText } from "./opening-hours.ts";

/** A day that is not like the others of its kind, at one club or (without club) at all. */
export interface SpecialDay {
  club_id: string | null;
  on_date: string;
  kind: DayKind;
  hours: string | null;
  name: string | null;
  /** In a further language: which of its texts are still Spanish. */
  fellBack?: readonly string[] | undefined;
}

/** What a club's hours of a date depend on, beside the special days. */
export type HoursOfClub = OpeningHours & {
  id: string;
  /** Where it is known: the holidays of the city are none beyond it. */
  postcode?: string | null;
};

/** When a club is open on one date; `ranges` is null where nobody wrote its hours. */
export interface DayHours {
  kind: DayKind | "normal";
  /** What the day is called, if it is a special one. */
  name: string | null;
  /** Of the name, where that is not the language of the page. */
  lang?: Language | undefined;
  ranges: Range[] | null;
  /** The day of the club's week whose hours it has; null where it has its own. */
  letter?: DayLetter | null;
}

/**
 * When a club is open on a date: what staff wrote for that day, their club's before that of all, else the hours of such
 * a day. Holidays have those of their own line, which most clubs share with Sundays.
 */
export function dayHours(club: HoursOfClub, days: readonly SpecialDay[], date: string): DayHours {
  const day = specialDay(club.id, days, date);
  const holiday = madridHoliday(date, club.postcode ?? null);
  const own = day?.name?.trim();
  const name = own || holiday;
  const lang = own ? contentLang(day ?? {}, "name") : undefined;
  if (day?.kind === "cerrado") return { kind: "cerrado", name, lang, ranges: [], letter: null };
  if (day && day.hours !== null) return { kind: day.kind, name, lang, ranges: parseHours(day.hours), letter: null };
  if (day || holiday) return { kind: "festivo", name, lang, ranges: hoursOn(club, "F"), letter: "F" };
  const letter = letterOf(date);
  return { kind: "normal", name: null, ranges: hoursOn(club, letter), letter };
}

const week: DayLetter[] = ["L", "M", "X", "J", "V", "S", "D"];

/** Which day of the week a date is. */
export function letterOf(date: string): DayLetter {
  return week[weekdayOf(date) - 1] ?? "L";
}

function specialDay(clubId: string, days: readonly SpecialDay[], date: string): SpecialDay | undefined {
  const onDate = days.filter((day) => day.on_date === date);
  return onDate.find((day) => day.club_id === clubId) ?? onDate.find((day) => day.club_id === null);
}

export interface SpecialDayWords {
  word: string;
  /** Of the word, where that is not the page's. */
  lang: Language | undefined;
  /** `: 10:00–15:00`, or nothing. */
  more: string;
}

/**
 * What a day that is not like the others says of itself, in two parts of which the first may be what staff wrote:
 * `Festivo` and `: 10:00–15:00`, or by its name `Inmaculada`. Null for a day like the others.
 */
export function specialDayWords(day: DayHours, { byName = false, t = inSpanish } = {}): SpecialDayWords | null {
  if (day.kind === "normal") return null;
  const name = day.kind === "festivo" && !byName ? null : day.name;
  const word = t.known(name ?? dayKinds.find(({ value }) => value === day.kind)?.text ?? "");
  // What staff call it may be one of the days that are known in each language.
  const lang = word === name ? day.lang : undefined;
  if (day.ranges === null || (name === null && day.kind === "cerrado")) return { word, lang, more: "" };
  return { word, lang, more: `: ${rangesText(day.ranges, t).toLowerCase()}` };
}
