import { clockText } from "../time/clock.ts";
import { addDays, weekdayOf } from "../time/dates.ts";
import { madridDayAndMinute, madridMinute, nextMadridMidnight } from "../time/madrid-time.ts";
import { weekdays } from "../timetable/weekdays.ts";
import { type DayHours, dayHours, type SpecialDay } from "./day-hours.ts";
import type { OpeningHours } from "./opening-hours.ts";

/** Whether a club is open and what that means for somebody on the way: `Abierto`, `cierra a las 22:30`. */
export interface OpenStatus {
  isOpen: boolean;
  word: string;
  /** Empty where nobody knows when it opens again. */
  more: string;
  /** From when on it says something else. */
  until: Date;
}

type Club = OpeningHours & { id: string; is_under_construction: boolean };

/** The status of a club at a moment, or null while it is not open yet or nobody wrote its hours. */
export function openStatus(club: Club, days: readonly SpecialDay[], now: Date): OpenStatus | null {
  const { date, minute } = madridDayAndMinute(now);
  const today = dayHours(club, days, date);
  if (club.is_under_construction || today.ranges === null) return null;
  const range = today.ranges.find(({ from, to }) => from <= minute && minute < to);
  if (range) {
    const until = madridMinute(date, range.to);
    return { isOpen: true, word: "Abierto", more: `cierra a las ${clockText(range.to % 1440)}`, until };
  }
  const word = today.kind === "festivo" ? "Festivo, cerrado" : "Cerrado";
  const later = today.ranges.find(({ from }) => from > minute);
  const midnight = nextMadridMidnight(now);
  const until = later ? madridMinute(date, later.from) : midnight;
  return { isOpen: false, word, more: opensAgain(club, days, date, later?.from), until };
}

function opensAgain(club: Club, days: readonly SpecialDay[], date: string, today: number | undefined): string {
  if (today !== undefined) return `abre a las ${clockText(today)}`;
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const next = addDays(date, ahead);
    const first = dayHours(club, days, next).ranges?.[0];
    const day = ahead === 1 ? "mañana" : `el ${weekdays[weekdayOf(next) - 1]?.text}`;
    if (first) return `abre ${day} a las ${clockText(first.from)}`;
  }
  return "";
}

/** What a day that is not like the others says of itself: `Festivo · 10:00–15:00`; null for one that is. */
export function specialDayText({ kind, name, ranges }: DayHours): string | null {
  if (kind === "normal") return null;
  const word = name?.trim() || (kind === "festivo" ? "Festivo" : kind === "cerrado" ? "Cerrado" : "Horario especial");
  if (ranges === null) return word;
  const hours = ranges.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(", ");
  if (hours !== "") return `${word} · ${hours}`;
  return word === "Cerrado" ? word : `${word} · cerrado`;
}
