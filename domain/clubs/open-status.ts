import { inSpanish, type Translate } from "#texts/translate.ts";
import { perLocale } from "../text/per-locale.ts";
import { clockText } from "../time/clock.ts";
import { addDays } from "../time/dates.ts";
import { madridDayAndMinute, nextMadridMidnight, reachedInMadrid } from "../time/madrid-time.ts";
import { dayHours, type HoursOfClub, type SpecialDay, type SpecialDayWords, specialDayWords } from "./day-hours.ts";

/** Whether a club is open and what that means for somebody on the way: `Abierto`, `cierra a las 22:30`. */
export interface OpenStatus {
  isOpen: boolean;
  word: string;
  /** Empty where nobody knows when it opens again. */
  more: string;
  /** What today is, if it is not like other days: `Festivo: 10:00–15:00`. */
  special: SpecialDayWords | null;
  /** From when on it says something else. */
  until: Date;
}

type Club = HoursOfClub & { is_under_construction: boolean };

/** A stretch of time in which a club is open. */
interface Opening {
  from: Date;
  to: Date;
}

/** How many days ahead the next opening is looked for: a summer's closing. */
export const daysAhead = 62;

/** The days whose special hours `openStatus` needs: the night of yesterday may not be over. */
export function daysOfStatus(now: Date): { from: string; to: string } {
  const { date } = madridDayAndMinute(now);
  return { from: addDays(date, -1), to: addDays(date, daysAhead) };
}

/** The status of a club at a moment, or null while it is not open yet or nobody wrote its hours. */
export function openStatus(
  club: Club,
  days: readonly SpecialDay[],
  now: Date,
  t: Translate = inSpanish,
): OpenStatus | null {
  const today = dayHours(club, days, madridDayAndMinute(now).date);
  if (club.is_under_construction || today.ranges === null) return null;
  const special = specialDayWords(today, { t });
  const midnight = nextMadridMidnight(now);
  const next = nextOpening(club, days, now);
  if (next && next.from <= now) {
    const isEndless = next.to.getTime() - now.getTime() > (daysAhead - 2) * dayMs;
    const more = isEndless
      ? t("las 24 horas")
      : t("cierra {when}", { when: when(next.to, now, t, { withinNight: true }) });
    return { isOpen: true, word: t("Abierto"), more, special, until: earlier(next.to, midnight) };
  }
  const more = next ? t("abre {when}", { when: when(next.from, now, t) }) : "";
  return { isOpen: false, word: t("Cerrado"), more, special, until: next ? earlier(next.from, midnight) : midnight };
}

const dayMs = 86_400_000;

/** The stretch of opening that a moment lies in, else the next one; null when there is none within sight. */
export function nextOpening(club: HoursOfClub, days: readonly SpecialDay[], now: Date): Opening | null {
  let found: Opening | null = null;
  const { from, to } = daysOfStatus(now);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    for (const opening of openingsOf(club, days, date)) {
      if (opening.to <= now) continue;
      if (found !== null && opening.from > found.to) return found;
      found = found === null ? opening : joined(found, opening);
    }
    // Nothing that begins on a later day can go on from there.
    if (found !== null && found.to < reachedInMadrid(date, 24 * 60)) return found;
  }
  return found;
}

/** The stretches that begin on a date, but for those that the clock jumps over in spring. */
function openingsOf(club: HoursOfClub, days: readonly SpecialDay[], date: string): Opening[] {
  const ranges = dayHours(club, days, date).ranges ?? [];
  return ranges
    .map((range) => ({ from: reachedInMadrid(date, range.from), to: reachedInMadrid(date, range.to) }))
    .filter((entry) => entry.from < entry.to);
}

function joined(one: Opening, next: Opening): Opening {
  return { from: one.from, to: one.to > next.to ? one.to : next.to };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** `a las 7:00`, `mañana a las 7:00`, `el lunes a las 7:00`, `el 1 de septiembre a las 7:00`. */
function when(moment: Date, now: Date, t: Translate, { withinNight = false } = {}): string {
  const { date, minute } = madridDayAndMinute(moment);
  const { date: today } = madridDayAndMinute(now);
  const hour = clockText(minute);
  const clock = Math.floor(minute / 60) === 1 ? t("a la {hour}", { hour }) : t("a las {hour}", { hour });
  // Whoever is told at ten that a club closes at one knows which one it is.
  if (date === today || (withinNight && date === addDays(today, 1) && minute <= 6 * 60)) return clock;
  if (date === addDays(today, 1)) return t("mañana {clock}", { clock });
  const day = new Date(`${date}T00:00:00Z`);
  const words = (date <= addDays(today, 6) ? weekday : dayAndMonth)(t.locale).format(day);
  return t("el {day} {clock}", { day: words, clock });
}

const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long" }));
const dayAndMonth = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month: "long" }),
);
