import { inSpanish, type Translate } from "#texts/translate.ts";
import type { DayHours } from "../clubs/day-hours.ts";
import { contentLang } from "../text/content-lang.ts";
import type { CalendarEvent } from "../time/calendar-file.ts";
import { clockText } from "../time/clock.ts";
import { addDays, type DateRange, weekdayOf } from "../time/dates.ts";
import { type ClassChange, classesOn, type DatedClass, type WeeklyClass } from "./classes-on.ts";

interface Lesson extends WeeklyClass {
  created_at: string;
  updated_at: string;
}

interface Activity {
  name: string;
  description: string | null;
  intensity: string;
  /** Which of its texts nobody has translated. */
  fellBack?: readonly string[] | undefined;
}

/** What the events of a week's class are made of. */
export interface ClassSeries {
  lesson: Lesson;
  activity: Activity;
  changes: readonly ClassChange[];
  club: { name: string; address: string | null };
  /** The host of the site, which makes the event's name unique in the world. */
  host: string;
  hoursOf: (date: string) => DayHours;
  /** The days for which exceptions are known. */
  known: DateRange;
  t?: Translate;
}

/** A class as a calendar has it: one event for all of its weeks, and one more for each date that has another version. */
export function classEvents(series: ClassSeries): CalendarEvent[] {
  const { lesson, changes, hoursOf, known } = series;
  const first = firstDate(lesson);
  if (lesson.valid_until !== null && lesson.valid_until < first) return [];
  const isOnce = first === lesson.valid_until;
  const start = (date: string) => ({ date, minute: lesson.start_minute });
  const days = knownDates(lesson, first, known).map((date) => {
    const [dated] = classesOn({ classes: [lesson], changes }, date, hoursOf(date));
    return { date, dated: dated?.isCancelled ? undefined : dated };
  });
  const missing = days.filter((day) => !day.dated).map(({ date }) => start(date));
  if (isOnce && missing.length > 0) return [];
  const others = days.flatMap(({ date, dated }) =>
    dated && isDifferent(dated)
      ? [{ room: dated.room, instructor: dated.instructor, start: { date, minute: dated.start }, of: start(date) }]
      : [],
  );
  const [once] = others;
  // What happens once is not one of a series.
  if (isOnce && once) return [{ ...factsOf(series, once), start: once.start }];
  const weekly = isOnce ? {} : { weekly: { until: lesson.valid_until }, without: missing };
  return [
    { ...factsOf(series, lesson), start: start(first), ...weekly },
    ...others.map((other) => ({ ...factsOf(series, other), start: other.start, insteadOf: other.of })),
  ];
}

function factsOf(
  { lesson, activity, club, host, t = inSpanish }: ClassSeries,
  { room, instructor }: Pick<DatedClass, "room" | "instructor">,
): Omit<CalendarEvent, "start"> {
  const facts = [
    instructor && t("Con {instructor}.", { instructor }),
    t("{minutes} minutos, intensidad {intensity}.", {
      minutes: lesson.minutes,
      intensity: t.known(activity.intensity),
    }),
    activity.description?.trim(),
  ];
  return {
    id: `${lesson.id}@${host}`,
    minutes: lesson.minutes,
    title: `${activity.name} · NINE FITNESS ${club.name}`,
    place: [room, `NINE FITNESS ${club.name}`, club.address].filter(Boolean).join(", "),
    words: facts.filter(Boolean).join(" "),
    languages: {
      title: contentLang(activity, "name") ?? t.language,
      words: contentLang(activity, "description") ?? t.language,
    },
    changedAt: lesson.updated_at,
  };
}

/** A week without a first day begins with the row, so that a calendar that has it keeps what it shows. */
function firstDate({ valid_from, created_at, weekday }: Lesson): string {
  const from = valid_from ?? new Date(created_at).toISOString().slice(0, 10);
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

function knownDates(lesson: Lesson, first: string, known: DateRange): string[] {
  const dates: string[] = [];
  const from = addDays(known.from, (lesson.weekday - weekdayOf(known.from) + 7) % 7);
  for (let date = first > from ? first : from; date <= known.to; date = addDays(date, 7)) {
    if (lesson.valid_until === null || date <= lesson.valid_until) dates.push(date);
  }
  return dates;
}

function isDifferent({ weekly, start, room, instructor }: DatedClass): boolean {
  return start !== weekly.start_minute || room !== weekly.room || instructor !== weekly.instructor;
}

/** `18:30–19:20`. */
export function spanText({ start, end }: { start: number; end: number }): string {
  return `${clockText(start)}–${clockText(end % 1440)}`;
}
