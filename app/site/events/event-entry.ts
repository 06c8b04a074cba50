import type { EventCard } from "#app/content/publications/event.ts";
import type { ClubPlace } from "#app/data/clubs/clubs.ts";
import { safeLink } from "#domain/links/link-safety.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { CalendarEvent } from "#domain/time/calendar-file.ts";
import { eventMoment } from "#domain/time/event-moment.ts";
import { linkIn } from "#shared/language.ts";
import { inSpanish, type Translate } from "#texts/translate.ts";
import { eventPath } from "./event-path.ts";

/** An event as a calendar has it; null where its day cannot be known. */
export function eventEntry(
  event: EventCard,
  { siteUrl, clubAt, t = inSpanish }: { siteUrl: string; clubAt: (place: string) => ClubPlace | null; t?: Translate },
): CalendarEvent | null {
  const moment = eventMoment(event);
  if (moment === null) return null;
  const { date, start, end } = moment;
  const link = safeLink(event.url);
  // A time that could not be read is still told.
  const time = start === null ? event.time?.trim() : null;
  const location = event.location?.trim() ?? "";
  // A calendar leads to a street; the door ("Puerta de Acacias") stays in the words.
  const club = clubAt(location);
  const street = club?.address?.trim();
  return {
    id: `${event.id}@${new URL(siteUrl).host}`,
    start: { date, minute: start ?? "whole day" },
    minutes: start === null ? null : minutesFrom(start, end),
    title: `${event.title} · NINE FITNESS`,
    place: street ? `NINE FITNESS ${club?.name}, ${street}` : location,
    page: siteUrl + linkIn(eventPath(event), t.language),
    words: [
      time,
      street && location,
      event.description?.trim(),
      link && new URL(linkIn(link, t.language), siteUrl).href,
    ]
      .filter(Boolean)
      .join("\n"),
    languages: {
      title: contentLang(event, "title") ?? t.language,
      words: contentLang(event, "description") ?? t.language,
    },
    changedAt: event.updated_at,
  };
}

/** What an event lasts of which only the beginning is known: calendars show no event without an end. */
const usualMinutes = 120;

/** From ten in the evening to two; a time that begins and ends alike lasts a day. */
function minutesFrom(start: number, end: number | null): number {
  return end === null ? usualMinutes : (end - start + 1440) % 1440 || 1440;
}
