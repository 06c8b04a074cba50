import { clockText } from "#domain/time/clock.ts";
import { findClashes } from "#domain/timetable/find-clashes.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { activityOf, dayName } from "./class-words.ts";
import type { Lift } from "./use-lift.ts";

/** `Pilates, viernes 12:15, Sala 2 libre`: where a class would be if it were let go now. */
export function placeWords(lift: Lift, classes: readonly ClubClass[], activities: readonly Activity[]): string {
  const name = activityOf(lift.it, activities)?.name ?? "Clase";
  const length = lift.minutes === lift.it.minutes ? "" : `, ${lift.minutes} minutos`;
  return `${name}, ${dayName(lift.weekday)} ${clockText(lift.start_minute)}${length}${roomWords(lift, classes, ", ")}`;
}

export function roomWords(lift: Lift, classes: readonly ClubClass[], separator = " · "): string {
  const there = { ...lift.it, weekday: lift.weekday, start_minute: lift.start_minute, minutes: lift.minutes };
  const others = classes.filter((entry) => entry.id !== there.id && entry.weekday === there.weekday);
  const clashes = findClashes([there, ...others]).filter(({ first, second }) => first === there || second === there);
  const taken = clashes.find(({ what }) => what === "room");
  const person = clashes.find(({ what }) => what === "instructor");
  if (person) return `${separator}${person.name} ya tiene clase`;
  if (!there.room) return "";
  return `${separator}${there.room} ${taken ? "ocupada" : "libre"}`;
}
