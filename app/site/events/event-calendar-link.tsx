import { CalendarPlus } from "lucide-react";
import type { EventCard } from "#app/content/publications/event.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { eventMoment } from "#domain/time/event-moment.ts";
import { eventCalendarPath } from "./events-calendar.ts";

/** Takes an event into the visitor's calendar, where its day can be known. */
export function EventCalendarLink({ event }: { event: EventCard }) {
  const t = useText();
  if (eventMoment(event) === null) return null;
  return (
    <SiteLink className="text-link" href={eventCalendarPath(event)}>
      <Icon of={CalendarPlus} size={18} />
      {t("Añadir a mi calendario")}
      <span className="sr-only">
        : <span lang={contentLang(event, "title")}>{event.title}</span>
      </span>
    </SiteLink>
  );
}
