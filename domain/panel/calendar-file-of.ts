import { type CalendarEvent, calendarFile } from "../time/calendar-file.ts";
import { type CalendarEntry, type PlacedEntry, placeEntry } from "./calendar-entry.ts";

/** The calendar of the panel as a file for any other. What lasts for days stands on its first, and says until when. */
export function calendarFileOf(entries: readonly CalendarEntry[], now: Date): string {
  const events = entries.flatMap((entry) => {
    const placed = placeEntry(entry, now);
    return placed ? [eventOf(placed, now)] : [];
  });
  return calendarFile({ name: "NINE FITNESS · Calendario de la web", events });
}

function eventOf({ key, entry, from, time, says }: PlacedEntry, now: Date): CalendarEvent {
  const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
  return {
    id: `${key.replaceAll(" ", "-")}@calendario.ninefitness`,
    start: time === null ? { date: from, minute: "whole day" } : { date: from, minute: hours * 60 + minutes },
    minutes: time === null ? null : 15,
    title: [entry.name, says].filter(Boolean).join(" · "),
    place: "",
    words: "",
    changedAt: now.toISOString(),
  };
}
