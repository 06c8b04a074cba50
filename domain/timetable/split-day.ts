import { madridDayAndMinute, madridMinute } from "../time/madrid-time.ts";
import type { DatedClass } from "./classes-on.ts";

/** The classes of a day as somebody sees them who asks now. */
export interface SplitDay<T> {
  past: T[];
  /** What is under way. */
  current: T[];
  /** What begins next, all at the same time. */
  next: T[];
  later: T[];
}

/**
 * The classes of a day by what they are at this moment. A class that is cancelled is never under way nor the next one:
 * it stands among those to come until its time is over. Those of another day are all past or all to come.
 */
export function splitDay<T extends DatedClass>(classes: readonly T[], now: Date): SplitDay<T> {
  const { date, minute } = madridDayAndMinute(now);
  const at = (value: T) => (value.date < date ? Number.POSITIVE_INFINITY : value.date > date ? -1 : minute);
  const past = classes.filter((value) => value.end <= at(value));
  const current = classes.filter((value) => !value.isCancelled && value.start <= at(value) && at(value) < value.end);
  const open = classes.filter((value) => !past.includes(value) && !current.includes(value));
  const first = open.find((value) => value.date === date && !value.isCancelled && value.start > minute);
  const next = first ? open.filter((value) => value.start === first.start && !value.isCancelled) : [];
  return { past, current, next, later: open.filter((value) => !next.includes(value)) };
}

/** When the split of today's classes changes next: a class begins or ends. Null when nothing more happens today. */
export function nextChange(classes: readonly DatedClass[], now: Date): Date | null {
  const { date, minute } = madridDayAndMinute(now);
  const moments = classes
    .filter((datedClass) => datedClass.date === date)
    .flatMap(({ start, end }) => [start, end])
    .filter((value) => value > minute);
  if (moments.length === 0) return null;
  return madridMinute(date, Math.min(...moments));
}
