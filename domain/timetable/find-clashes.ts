import type { WeeklyClass } from "./classes-on.ts";

/** Two classes that need the same room or the same person at once. */
export interface Clash<T extends WeeklyClass = WeeklyClass> {
  what: "room" | "instructor";
  /** The room's or the person's name. */
  name: string;
  /** The one that begins first, then the other. */
  first: T;
  second: T;
  /** How long they overlap. */
  minutes: number;
}

/** Every room and instructor that is taken twice in a week, each pair once. Names are the same whatever their capitals. */
export function findClashes<T extends WeeklyClass>(classes: readonly T[]): Clash<T>[] {
  const sorted = classes.toSorted((one, other) => one.weekday - other.weekday || one.start_minute - other.start_minute);
  const clashes: Clash<T>[] = [];
  sorted.forEach((first, index) => {
    for (const second of sorted.slice(index + 1)) {
      // Whatever follows begins later still.
      if (second.weekday !== first.weekday || second.start_minute >= first.start_minute + first.minutes) break;
      const minutes = overlap(first, second);
      if (minutes <= 0) continue;
      for (const what of ["room", "instructor"] as const) {
        if (isSame(first[what], second[what])) {
          clashes.push({ what, name: first[what]?.trim() ?? "", first, second, minutes });
        }
      }
    }
  });
  return clashes;
}

/** The start nearest to its own at which a class would meet no other; null when its day is full. */
export function freeStart<T extends WeeklyClass>(value: T, others: readonly T[]): number | null {
  const step = 5;
  const inTheWay = others.filter(
    (other) =>
      other.id !== value.id && other.weekday === value.weekday && shareADay(value, other) && needTheSame(value, other),
  );
  const isFree = (start: number) => {
    const isDay = start >= earliest && start + value.minutes <= 1440;
    return isDay && inTheWay.every((other) => overlap({ ...value, start_minute: start }, other) <= 0);
  };
  for (let distance = step; distance < 1440; distance += step) {
    const start = [value.start_minute - distance, value.start_minute + distance].find(isFree);
    if (start !== undefined) return start;
  }
  return null;
}

/** No class is proposed before seven in the morning. */
const earliest = 7 * 60;

function needTheSame(one: WeeklyClass, other: WeeklyClass): boolean {
  return isSame(one.room, other.room) || isSame(one.instructor, other.instructor);
}

function overlap(one: WeeklyClass, other: WeeklyClass): number {
  if (one.weekday !== other.weekday || !shareADay(one, other)) return 0;
  const end = Math.min(one.start_minute + one.minutes, other.start_minute + other.minutes);
  return end - Math.max(one.start_minute, other.start_minute);
}

/** Whether there is a date on which both may run. */
function shareADay(one: WeeklyClass, other: WeeklyClass): boolean {
  const startsInTime = (a: WeeklyClass, b: WeeklyClass) =>
    a.valid_from === null || b.valid_until === null || a.valid_from <= b.valid_until;
  return startsInTime(one, other) && startsInTime(other, one);
}

function isSame(one: string | null, other: string | null): boolean {
  const name = one?.trim().toLocaleLowerCase("es") ?? "";
  return name !== "" && name === other?.trim().toLocaleLowerCase("es");
}
