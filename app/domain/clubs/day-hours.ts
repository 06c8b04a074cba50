import { inSpanish } from "#app/texts/translate.ts";
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
  const name = day?.name?.trim() || holiday;
  if (day?.kind === "cerrado") return { kind: "cerrado", name, ranges: [], letter: null };
  if (day && day.hours !== null) return { kind: day.kind, name, ranges: parseHours(day.hours), letter: null };
  if (day || holiday) return { kind: "festivo", name, ranges: hoursOn(club, "F"), letter: "F" };
  const letter = letterOf(date);
  return { kind: "normal", name: null, ranges: hoursOn(club, letter), letter };
}

const week: DayLetter[] = ["L", "M", "X", "J", "V", "S", "D"];

/** Which day of the week a date is. */
export function letterOf(date: string): DayLetter {
  return week[weekdayOf(date) - 1] ?? "L";
}

function specialDay(clubId: string, days: readonly SpecialDay[], date: string): SpecialDay | undefined {
  const onDate = days.filter((it) => it.on_date === date);
  return onDate.find((it) => it.club_id === clubId) ?? onDate.find((it) => it.club_id === null);
}

/**
 * What a day that is not like the others says of itself: `Festivo: 10:00–15:00`, or by its name `Inmaculada: 10:00–15:00`.
 * Null for a day like the others.
 */
export function specialDayText(day: DayHours, { byName = false, t = inSpanish } = {}): string | null {
  if (day.kind === "normal") return null;
  const name = day.kind === "festivo" && !byName ? null : day.name;
  const word = t.known(name ?? dayKinds.find(({ value }) => value === day.kind)?.text ?? "");
  if (day.ranges === null || (name === null && day.kind === "cerrado")) return word;
  return `${word}: ${rangesText(day.ranges, t).toLowerCase()}`;
}
