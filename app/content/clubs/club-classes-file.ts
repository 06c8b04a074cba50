import { foldAccents } from "#domain/text/fold-accents.ts";
import type { CsvLine } from "#domain/text/parse-csv.ts";
import { weekdays } from "#domain/timetable/weekdays.ts";
import type { Activity } from "./activity.ts";
import { type ClubClass, type ClubClassDraft, clubClasses, clubClassInput } from "./club-class.ts";

const columns = [
  "weekday",
  "start_minute",
  "minutes",
  "activity_id",
  "room",
  "instructor",
  "places",
  "valid_from",
  "valid_until",
] as const;
const required = ["weekday", "start_minute", "activity_id"] as const;
const mostClasses = 1000;

/** What a form writes of a class. */
export type ClassValues = ReturnType<typeof clubClassInput.parse>;

/** What is wrong with a line of a file, for whoever mends it there. */
export interface LineFault {
  line: number;
  reason: string;
}

/** The lines of a file below its heading. */
export interface ClassLines {
  heading: readonly string[];
  lines: readonly CsvLine[];
}

/** The week of a club as text, a class per line. */
export function classesTable(classes: readonly ClubClass[], activities: readonly Activity[]) {
  const rows = classes.map((entry) => {
    const draft: ClubClassDraft = clubClasses.draft(entry);
    const named: Record<string, string> = {
      ...draft,
      weekday: weekdays[entry.weekday - 1]?.text ?? "",
      activity_id: activities.find(({ id }) => id === entry.activity_id)?.name ?? "",
    };
    return columns.map((name) => named[name] ?? "");
  });
  return { heading: columns.map((name) => clubClasses.columns[name].label), rows };
}

/** The classes of a file, all of them or none: with one line at fault nothing is taken, and each is named. */
export function readClasses(
  { heading, lines }: ClassLines,
  clubId: string,
  activities: readonly Activity[],
): { classes: ClassValues[] } | { faults: LineFault[] } {
  const placeOf = (label: string) => heading.findIndex((cell) => same(cell, label));
  const places = new Map(columns.map((name) => [name, placeOf(clubClasses.columns[name].label)]));
  const missing = required.filter((name) => places.get(name) === -1).map((name) => clubClasses.columns[name].label);
  if (missing.length > 0) {
    return { faults: [{ line: 1, reason: `Falta la columna ${missing.map((text) => `«${text}»`).join(", ")}.` }] };
  }
  if (lines.length > mostClasses) {
    return { faults: [{ line: mostClasses + 2, reason: `El archivo tiene más de ${mostClasses} clases.` }] };
  }
  const read = lines.map((line) => readLine(line, places, clubId, activities));
  const faults = read.flatMap((entry) => ("reason" in entry ? [entry] : []));
  return faults.length > 0
    ? { faults }
    : { classes: read.flatMap((entry) => ("values" in entry ? [entry.values] : [])) };
}

function readLine(
  { number, cells }: CsvLine,
  places: ReadonlyMap<string, number>,
  clubId: string,
  activities: readonly Activity[],
): LineFault | { values: ClassValues } {
  const cell = (name: string) => cells[places.get(name) ?? -1] ?? "";
  const activity = activities.find(({ name }) => same(name, cell("activity_id")));
  if (!activity) return { line: number, reason: `No hay ninguna actividad llamada «${cell("activity_id")}».` };
  const weekday = weekdayOf(cell("weekday"));
  if (weekday === null) return { line: number, reason: `«${cell("weekday")}» no es un día de la semana.` };
  const typed = Object.fromEntries(columns.map((name) => [name, cell(name)]));
  const draft = {
    ...clubClasses.empty(typed),
    club_id: clubId,
    activity_id: activity.id,
    weekday,
    minutes: cell("minutes") || String(activity.minutes),
    start_minute: /\d{1,2}:\d\d(:\d\d)?$/.exec(cell("start_minute"))?.[0] ?? cell("start_minute"),
    valid_from: isoDay(cell("valid_from")),
    valid_until: isoDay(cell("valid_until")),
  };
  const read = clubClassInput.safeParse(draft);
  if (read.success) return { values: read.data };
  const [issue] = read.error.issues;
  const column = Object.entries(clubClasses.columns).find(([name]) => name === issue?.path[0])?.[1];
  return { line: number, reason: `${column?.label ?? "Clase"}: ${issue?.message ?? ""}` };
}

/** `lunes`, `L` or `1`. */
function weekdayOf(text: string): string | null {
  const day = weekdays.find(
    (weekday) => weekday.value === text || same(weekday.text, text) || same(weekday.letter, text),
  );
  return day?.value ?? null;
}

/** Spreadsheets turn 2026-12-01 into 01/12/2026, and workbooks say the hour of a day. */
function isoDay(cell: string): string {
  const text = cell.replace(/ 00:00$/, "");
  const [, day = "", month = "", year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function same(one: string, other: string): boolean {
  return foldAccents(one.trim().toLowerCase()) === foldAccents(other.trim().toLowerCase());
}
