import type { KeyboardEvent } from "react";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { type Lift, lifted, moved, resized } from "./use-lift.ts";

type KeyAction =
  | { kind: "move"; lift: Lift }
  | { kind: "drop" }
  | { kind: "return" }
  | { kind: "open" }
  | { kind: "copy" }
  | { kind: "remove" }
  | { kind: "focus"; key: string };

const steps: Record<string, [days: number, minutes: number]> = {
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  PageUp: [0, -60],
  PageDown: [0, 60],
};

/** Arrows move the focus, or the class that is lifted; null for a key that is none of the grid's. */
export function readKey(event: KeyboardEvent, entry: ClubClass, lift: Lift | null): KeyAction | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const step = steps[event.key];
  if (lift?.by === "key" && lift.it.id === entry.id) {
    if (event.key === "Enter") return { kind: "drop" };
    if (event.key === "Escape") return { kind: "return" };
    const [days, minutes] = step ?? [];
    if (days === undefined || minutes === undefined) return null;
    if (event.shiftKey && Math.abs(minutes) === 5) return { kind: "move", lift: resized(lift, "bottom", minutes) };
    return { kind: "move", lift: moved(lift, days, minutes) };
  }
  if (event.key === "Enter") {
    return { kind: "move", lift: lifted(entry, "key") };
  }
  if (event.key === "Delete") return { kind: "remove" };
  if (event.key === "d" || event.key === "D") return { kind: "copy" };
  if (event.key === "e" || event.key === "E" || event.key === " ") return { kind: "open" };
  return event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End"
    ? { kind: "focus", key: event.key }
    : null;
}

/** The class that an arrow leads to: before or after on its day, or the nearest in time on the next day that has one. */
export function neighbour(sorted: readonly ClubClass[], entry: ClubClass, key: string): ClubClass {
  const day = sorted.filter(({ weekday }) => weekday === entry.weekday);
  const place = day.indexOf(entry);
  if (key === "Home") return day[0] ?? entry;
  if (key === "End") return day.at(-1) ?? entry;
  if (key === "ArrowUp") return day[place - 1] ?? entry;
  if (key === "ArrowDown") return day[place + 1] ?? entry;
  const direction = key === "ArrowLeft" ? -1 : 1;
  for (let weekday = entry.weekday + direction; weekday >= 1 && weekday <= 7; weekday += direction) {
    const others = sorted.filter((other) => other.weekday === weekday);
    const distance = (other: ClubClass) => Math.abs(other.start_minute - entry.start_minute);
    const nearest = others.toSorted((one, other) => distance(one) - distance(other))[0];
    if (nearest) return nearest;
  }
  return entry;
}
