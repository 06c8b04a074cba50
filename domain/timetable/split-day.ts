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
  const at = (it: T) => (it.date < date ? Number.POSITIVE_INFINITY : it.date > date ? -1 : minute);
  const past = classes.filter((it) => it.end <= at(it));
  const current = classes.filter((it) => !it.isCancelled && it.start <= at(it) && at(it) < it.end);
  const open = classes.filter((it) => !past.includes(it) && !current.includes(it));
  const first = open.find((it) => it.date === date && !it.isCancelled && it.start > minute);
  const next = first ? open.filter((it) => it.start === first.start && !it.isCancelled) : [];
  return { past, current, next, later: open.filter((it) => !next.includes(it)) };
}

/** When the split of today's classes changes next: a class begins or ends. Null when nothing more happens today. */
export function nextChange(classes: readonly DatedClass[], now: Date): Date | null {
  const { date, minute } = madridDayAndMinute(now);
  const moments = classes
    .filter((it) => it.date === date)
    .flatMap(({ start, end }) => [start, end])
    .filter((it) => it > minute);
  if (moments.length === 0) return null;
  return madridMinute(date, Math.min(...moments));
}
