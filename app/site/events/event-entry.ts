import type { EventCard } from "#app/content/event.ts";
import { safeLink } from "#domain/links/link-safety.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { CalendarEvent } from "#domain/time/calendar-file.ts";
import { eventMoment } from "#domain/time/event-moment.ts";
import { linkIn } from "#shared/language.ts";
import { inSpanish, type Translate } from "#texts/translate.ts";
import { eventPath } from "./event-path.ts";

/** An event as a calendar has it; null where its day cannot be known. */
export function eventEntry(event: EventCard, siteUrl: string, t: Translate = inSpanish): CalendarEvent | null {
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
    page: siteUrl + linkIn(eventPath(event), t.language),
    words: [time, event.description?.trim(), link && new URL(linkIn(link, t.language), siteUrl).href]
      .filter(Boolean)
      .join("\n"),
    languages: {
      title: contentLang(event, "title") ?? t.language,
      words: contentLang(event, "description") ?? t.language,
    },
    changedAt: event.updated_at,
  };
}
