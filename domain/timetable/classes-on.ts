import type { DayHours } from "../clubs/day-hours.ts";
import { weekdayOf } from "../time/dates.ts";

/** A class of every week, as the timetable needs it. */
export interface WeeklyClass {
  id: string;
  activity_id: string;
  weekday: number;
  start_minute: number;
  minutes: number;
  room: string | null;
  instructor: string | null;
  valid_from: string | null;
  valid_until: string | null;
}

/** What is different about a class on one date. */
export interface ClassChange {
  class_id: string;
  on_date: string;
  is_cancelled: boolean;
  start_minute: number | null;
  room: string | null;
  instructor: string | null;
}

/** A class on one date, with what changed about it. */
export interface DatedClass<Weekly extends WeeklyClass = WeeklyClass> {
  weekly: Weekly;
  date: string;
  start: number;
  end: number;
  room: string | null;
  instructor: string | null;
  isCancelled: boolean;
  /** Who gives it in other weeks, where somebody else does on this date. */
  insteadOf: string | null;
  /** When it begins in other weeks, where it begins at another time on this date. */
  movedFrom: number | null;
}

/** What decides which classes run. */
export interface Timetable<Weekly extends WeeklyClass = WeeklyClass> {
  classes: readonly Weekly[];
  changes: readonly ClassChange[];
}

/**
 * The classes of a date in Madrid, in the order in which they begin; those that are cancelled are among them. On a day
 * with hours of its own (a holiday, say) only those run that lie within them; on a day like any other all of them do.
 */
export function classesOn<Weekly extends WeeklyClass>(
  { classes, changes }: Timetable<Weekly>,
  date: string,
  hours: DayHours,
): DatedClass<Weekly>[] {
  const weekday = weekdayOf(date);
  return classes
    .filter((value) => value.weekday === weekday && isValidOn(value, date))
    .map((value) =>
      dated(
        value,
        date,
        changes.find((change) => change.class_id === value.id && change.on_date === date),
      ),
    )
    .filter((datedClass) => isWithin(datedClass, hours))
    .toSorted(byStart);
}

function isValidOn({ valid_from, valid_until }: WeeklyClass, date: string): boolean {
  return (valid_from === null || valid_from <= date) && (valid_until === null || date <= valid_until);
}

function dated<Weekly extends WeeklyClass>(weekly: Weekly, date: string, change?: ClassChange): DatedClass<Weekly> {
  const start = change?.start_minute ?? weekly.start_minute;
  const instructor = change?.instructor ?? weekly.instructor;
  return {
    weekly,
    date,
    start,
    end: start + weekly.minutes,
    room: change?.room ?? weekly.room,
    instructor,
    isCancelled: change?.is_cancelled ?? false,
    insteadOf: instructor !== weekly.instructor ? weekly.instructor : null,
    movedFrom: start !== weekly.start_minute ? weekly.start_minute : null,
  };
}

function isWithin({ start, end }: DatedClass, { kind, ranges }: DayHours): boolean {
  if (kind === "normal" || ranges === null) return true;
  return ranges.some(({ from, to }) => from <= start && end <= to);
}

function byStart(one: DatedClass, other: DatedClass): number {
  return one.start - other.start || one.end - other.end || one.weekly.id.localeCompare(other.weekly.id);
}
