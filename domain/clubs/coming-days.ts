import { addDays } from "../time/dates.ts";
import { type DayHours, dayHours, type HoursOfClub, letterOf, type SpecialDay } from "./day-hours.ts";

import { hoursOn, type Range, rangesText } from "./opening-hours.ts";

/** A day that is not like the others of its kind, ahead. */
export interface ComingDay {
  date: string;
  hours: DayHours;
}

/** The days on which a club has other hours than usual, from a date on, that one included, within so many days. */
export function comingDays(
  club: HoursOfClub,
  days: readonly SpecialDay[],
  { from, within }: { from: string; within: number },
): ComingDay[] {
  return Array.from({ length: within }, (_, ahead) => addDays(from, ahead))
    .map((date) => ({ date, hours: dayHours(club, days, date) }))
    .filter(({ date, hours }) => hours.kind !== "normal" && hours.ranges !== null && isNews(club, date, hours.ranges));
}

/** A holiday on a Sunday has the hours that the Sunday has. */
function isNews(club: HoursOfClub, date: string, ranges: readonly Range[]): boolean {
  const usual = hoursOn(club, letterOf(date));
  return usual === null || rangesText(usual) !== rangesText(ranges);
}
