import { clockText } from "#domain/time/clock.ts";
import type { Clash } from "#domain/timetable/find-clashes.ts";
import { weekdays } from "#domain/timetable/weekdays.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";

/** The name of a day of the week, 1 for Monday. */
export function dayName(weekday: number): string {
  return weekdays[weekday - 1]?.text ?? "";
}

export function activityOf({ activity_id }: Pick<ClubClass, "activity_id">, activities: readonly Activity[]) {
  return activities.find(({ id }) => id === activity_id);
}

/** `Pilates, viernes 12:15`. */
export function classWords(entry: ClubClass, activities: readonly Activity[]): string {
  return `${activityOf(entry, activities)?.name ?? "Clase"}, ${dayName(entry.weekday)} ${clockText(entry.start_minute)}`;
}

/** `Sala 1 está ocupada el jueves.` and which class lies over which other. */
export function clashWords({ what, name, first, second, minutes }: Clash<ClubClass>, activities: readonly Activity[]) {
  const day = dayName(first.weekday);
  const short = (entry: ClubClass) =>
    `${activityOf(entry, activities)?.name ?? "Clase"} (${clockText(entry.start_minute)})`;
  return {
    head: what === "room" ? `${name} está ocupada el ${day}.` : `${name} tiene dos clases a la vez el ${day}.`,
    body: `${short(first)} pisa ${minutes} minutos de ${short(second)}.`,
  };
}

/** By day, start and name, as people read a week. */
export function inOrder(classes: readonly ClubClass[]): ClubClass[] {
  return classes.toSorted(
    (one, other) =>
      one.weekday - other.weekday || one.start_minute - other.start_minute || one.id.localeCompare(other.id),
  );
}

/** Every name that a field of the week has, once, for suggestions. */
export function namesIn(classes: readonly ClubClass[], field: "room" | "instructor"): string[] {
  const names = classes.map((entry) => entry[field]?.trim() ?? "").filter((text) => text !== "");
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, "es"));
}
