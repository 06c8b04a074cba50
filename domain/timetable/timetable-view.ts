import { slugify } from "../text/slug.ts";
import { addDays, isDate } from "../time/dates.ts";

/** The parts of a day by which classes are looked for. */
export const dayParts = [
  { value: "manana", text: "Mañana", from: 0, to: 720 },
  { value: "mediodia", text: "Mediodía", from: 720, to: 1020 },
  { value: "tarde", text: "Tarde", from: 1020, to: 1440 },
] as const;

export type DayPart = (typeof dayParts)[number]["value"];

/** What an address asks of a timetable: a day other than today, and which classes. */
export interface TimetableView {
  date: string | null;
  /** The slug of an activity's name in the site's own language. */
  activity: string | null;
  part: DayPart | null;
  /** A day was asked for that there is none of, or that lies too far off. */
  isDayUnknown: boolean;
}

/** The query parameters that a timetable knows. */
export const timetableQuery = ["actividad", "dia", "hora"];
const weeksAhead = 8;
const weeksBack = 1;

/** What the address asks for; what it does not know is as if it were not there. Days far off are none. */
export function readTimetableView(search: URLSearchParams, today: string): TimetableView {
  const date = search.get("dia") ?? "";
  const isNear = isDate(date) && addDays(today, -7 * weeksBack) <= date && date <= addDays(today, 7 * weeksAhead);
  const part = dayParts.find(({ value }) => value === search.get("hora"));
  return {
    date: isNear && date !== today ? date : null,
    activity: slugify(search.get("actividad") ?? "") || null,
    part: part?.value ?? null,
    isDayUnknown: date !== "" && !isNear,
  };
}

/** The address of a view, on the page or its calendar. */
export function timetablePath(base: string, { date, activity, part }: Omit<TimetableView, "isDayUnknown">): string {
  const search = new URLSearchParams();
  if (activity !== null) search.set("actividad", activity);
  if (date !== null) search.set("dia", date);
  if (part !== null) search.set("hora", part);
  return search.size === 0 ? base : `${base}?${search}`;
}

/** Whether a class is one of those that are asked for; by what it is and by when it begins. */
export function isAskedFor(
  entry: { slug: string; start: number },
  { activity, part }: Pick<TimetableView, "activity" | "part">,
): boolean {
  const span = dayParts.find(({ value }) => value === part);
  const isInTime = span === undefined || (span.from <= entry.start && entry.start < span.to);
  return isInTime && (activity === null || entry.slug === activity);
}
