import { addDays, weekdayOf } from "../time/dates.ts";
import type { SpecialDay } from "./day-hours.ts";

type StoredDay = SpecialDay & { id: string };

/** What is the same at several clubs on a date, as people think of it. */
export interface DayGroup<Day extends StoredDay = StoredDay> {
  days: Day[];
  on_date: string;
}

/** The special days of a year that count at a club (null: at any of them), those of one date and meaning together. */
export function dayGroups<Day extends StoredDay>(
  days: readonly Day[],
  { year, clubId }: { year: number; clubId: string | null },
): DayGroup<Day>[] {
  const groups = new Map<string, Day[]>();
  for (const day of days) {
    const counts = clubId === null || day.club_id === null || day.club_id === clubId;
    if (!counts || !day.on_date.startsWith(`${year}-`)) continue;
    const key = JSON.stringify([day.on_date, day.kind, day.hours, day.name, day.club_id === null]);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups.values()]
    .flatMap((found) => (found[0] ? [{ days: found, on_date: found[0].on_date }] : []))
    .toSorted((one, other) => one.on_date.localeCompare(other.on_date));
}

/** A day at a club (or at all) that is to be added. */
export interface WantedDay {
  on_date: string;
  club_id: string | null;
}

/** The most days that are added at once: a summer. */
export const mostDays = 92;

/**
 * Every day of a stretch, both ends included, at each of these clubs; without any, at all. Null for one that ends before
 * it begins or is too long.
 */
export function wantedDays(from: string, to: string, clubIds: readonly string[]): WantedDay[] | null {
  const dates: string[] = [];
  for (let date = from; date <= to && dates.length <= mostDays; date = addDays(date, 1)) dates.push(date);
  if (dates.length === 0 || dates.length > mostDays) return null;
  const places: (string | null)[] = clubIds.length === 0 ? [null] : [...clubIds];
  return dates.flatMap((on_date) => places.map((club_id) => ({ on_date, club_id })));
}

/** Those of the wanted days that are in the calendar already. */
export function takenDays<Day extends StoredDay>(days: readonly Day[], wanted: readonly WantedDay[]): Day[] {
  return days.filter((day) =>
    wanted.some((wantedDay) => wantedDay.on_date === day.on_date && wantedDay.club_id === day.club_id),
  );
}

/** The weeks of a month, Monday first; null where a day is of another month. */
export function monthWeeks(year: number, month: number): (string | null)[][] {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = weekdayOf(first) - 1;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const place = week * 7 + day - before;
      return place < 0 || place >= length ? null : addDays(first, place);
    }),
  );
}
