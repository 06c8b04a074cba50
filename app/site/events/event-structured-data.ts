import type { EventCard } from "#app/content/publications/event.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { addDays } from "#domain/time/dates.ts";
import { type EventMoment, eventMoment } from "#domain/time/event-moment.ts";
import { madridMinute } from "#domain/time/madrid-time.ts";
import { madridTimestamp } from "#domain/time/madrid-timestamp.ts";
import { organizationId } from "../structured-data/publisher.ts";
import type { StructuredThing } from "../structured-data/structured-data.tsx";
import { eventPath } from "./event-path.ts";

/**
 * An event as search engines understand it (schema.org Event); null where its texts do not tell when or where it is, as
 * both are required (Google, "Event structured data").
 */
export function eventStructuredData(event: EventCard, siteUrl: string): StructuredThing | null {
  const moment = eventMoment(event);
  const place = event.location?.trim();
  if (moment === null || !place) return null;
  const description = event.description?.trim();
  const url = `${siteUrl}${eventPath(event)}`;
  const image = safeSource(event.image_url);
  return {
    "@type": "Event",
    "@id": `${url}#evento`,
    name: event.title,
    url,
    ...timesOf(moment),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    // Staff write one text; whatever of it is an address is in there.
    location: { "@type": "Place", name: place, address: place },
    ...(description && { description }),
    ...(image && { image: new URL(image, url).href }),
    organizer: {
      "@type": "Organization",
      "@id": organizationId(siteUrl),
      name: "NINE FITNESS",
      url: `${siteUrl}/`,
    },
  };
}

function timesOf({ date, start, end }: EventMoment): StructuredThing {
  if (start === null) return { startDate: date };
  const endDay = end !== null && end <= start ? addDays(date, 1) : date;
  return {
    startDate: madridTimestamp(madridMinute(date, start)),
    ...(end !== null && { endDate: madridTimestamp(madridMinute(endDay, end)) }),
  };
}
