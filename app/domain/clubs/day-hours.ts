import { isMadridHoliday } from "../time/is-madrid-holiday.ts";
import type { DayKind } from "./day-kinds.ts";
import { type OpeningHours, parseHours } from "./opening-hours.ts";

/** A day that is not like the others of its kind, at one club or (without club) at all. */
export interface SpecialDay {
  club_id: string | null;
  on_date: string;
  kind: DayKind;
  hours: string | null;
  name: string | null;
}

/** When a club is open on one date; `ranges` is null where nobody wrote its hours. */
export interface DayHours {
  kind: DayKind | "normal";
  /** What the day is called, if it is a special one. */
  name: string | null;
  ranges: { from: number; to: number }[] | null;
}

/**
 * When a club is open on a date: what staff wrote for that day, their club's before that of all, else the hours of such
 * a day. Holidays have those of Sundays unless they have their own.
 */
export function dayHours(club: OpeningHours & { id: string }, days: readonly SpecialDay[], date: string): DayHours {
  const day = specialDay(club.id, days, date);
  if (day) {
    const hours = day.kind === "cerrado" ? "Cerrado" : (day.hours ?? club.hours_sunday);
    return { kind: day.kind, name: day.name, ranges: parseHours(hours) };
  }
  const isHoliday = isMadridHoliday(date);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const line = weekday === 0 || isHoliday ? "hours_sunday" : weekday === 6 ? "hours_saturday" : "hours_weekdays";
  return { kind: isHoliday ? "festivo" : "normal", name: null, ranges: parseHours(club[line]) };
}

function specialDay(clubId: string, days: readonly SpecialDay[], date: string): SpecialDay | undefined {
  const onDate = days.filter((it) => it.on_date === date);
  return onDate.find((it) => it.club_id === clubId) ?? onDate.find((it) => it.club_id === null);
}
