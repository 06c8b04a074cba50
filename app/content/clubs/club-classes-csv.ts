import { foldAccents } from "#domain/text/fold-accents.ts";
import { type CsvLine, parseCsv } from "#domain/text/parse-csv.ts";
import { toCsv } from "#domain/text/to-csv.ts";
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

/** The week of a club as a file, a class per line. */
export function classesCsv(classes: readonly ClubClass[], activities: readonly Activity[]): string {
  const lines = classes.map((entry) => {
    const draft: ClubClassDraft = clubClasses.draft(entry);
    const named: Record<string, string> = {
      ...draft,
      weekday: weekdays[entry.weekday - 1]?.text ?? "",
      activity_id: activities.find(({ id }) => id === entry.activity_id)?.name ?? "",
    };
    return columns.map((name) => named[name] ?? "");
  });
  return toCsv([columns.map((name) => clubClasses.columns[name].label), ...lines]);
}

/** Some times what the largest week takes; more would only hold up the browser that reads it. */
const mostLetters = 300_000;

/** The classes of a file, all of them or none: with one line at fault nothing is taken, and each is named. */
export function readClassesCsv(
  file: string,
  clubId: string,
  activities: readonly Activity[],
): { classes: ClassValues[] } | { faults: LineFault[] } {
  if (file.length > mostLetters)
    return { faults: [{ line: 1, reason: "El archivo es demasiado grande para una semana." }] };
  const [head, ...lines] = parseCsv(file);
  const places = new Map(columns.map((name) => [name, head ? placeOf(head, clubClasses.columns[name].label) : -1]));
  const missing = required.filter((name) => places.get(name) === -1).map((name) => clubClasses.columns[name].label);
  if (missing.length > 0) {
    return { faults: [{ line: 1, reason: `Falta la columna ${missing.map((text) => `«${text}»`).join(", ")}.` }] };
  }
  if (lines.length === 0) return { faults: [{ line: 1, reason: "El archivo no tiene ninguna clase." }] };
  if (lines.length > mostClasses) {
    return { faults: [{ line: mostClasses + 2, reason: `El archivo tiene más de ${mostClasses} clases.` }] };
  }
  const read = lines.map((line) => readLine(line, places, clubId, activities));
  const faults = read.flatMap((entry) => ("reason" in entry ? [entry] : []));
  return faults.length > 0
    ? { faults }
    : { classes: read.flatMap((entry) => ("values" in entry ? [entry.values] : [])) };
}

function placeOf({ cells }: CsvLine, label: string): number {
  return cells.findIndex((cell) => same(cell, label));
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

/** Spreadsheets turn 2026-12-01 into 01/12/2026. */
function isoDay(text: string): string {
  const [, day = "", month = "", year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function same(one: string, other: string): boolean {
  return foldAccents(one.trim().toLowerCase()) === foldAccents(other.trim().toLowerCase());
}
