import type { Event } from "#app/content/event.ts";
import { safeLink } from "#app/domain/links/link-safety.ts";
import type { CalendarEvent } from "#app/domain/time/calendar-file.ts";
import { eventMoment } from "#app/domain/time/event-moment.ts";

/** An event as a calendar has it; null where its day cannot be known. */
export function eventEntry(event: Event, siteUrl: string): CalendarEvent | null {
  const moment = eventMoment(event);
  if (moment === null) return null;
  const { date, start, end } = moment;
  const link = safeLink(event.url);
  // A time that could not be read is still told.
  const time = start === null ? event.time?.trim() : null;
  return {
    id: `${event.id}@${new URL(siteUrl).host}`,
    start: { date, minute: start ?? "whole day" },
    // From ten in the evening to two; a time that begins and ends alike lasts a day.
    minutes: start === null || end === null ? null : (end - start + 1440) % 1440 || 1440,
    title: `${event.title} · NINE FITNESS`,
    place: event.location?.trim() ?? "",
    words: [time, event.description?.trim(), link && new URL(link, siteUrl).href].filter(Boolean).join("\n"),
    changedAt: event.updated_at,
  };
}
