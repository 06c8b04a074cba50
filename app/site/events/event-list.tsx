import { CalendarDays, CalendarPlus } from "lucide-react";
import type { EventCard } from "#app/content/publications/event.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useText } from "#app/ui/use-text.ts";
import { EventDate } from "#app/views/events/event-date.tsx";
import { EventFacts } from "#app/views/events/event-facts.tsx";
import { safeLink, shownSource } from "#domain/links/link-safety.ts";
import type { PageOf } from "#domain/lists/paging.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { cutText } from "#domain/text/cut-text.ts";
import { eventMoment } from "#domain/time/event-moment.ts";
import { linkIn } from "#shared/language.ts";
import { eventToasts } from "#texts/site/list-toasts.ts";
import { FeedLink } from "../feeds/feed-link.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { Pager } from "../paging/pager.tsx";
import { ShareLink } from "../share/share-link.tsx";
import { TitleIn } from "../title-in.tsx";
import { EventCalendarLink } from "./event-calendar-link.tsx";
import { eventPath } from "./event-path.ts";
import { eventsCalendar } from "./events-calendar.ts";
import "#app/views/events/events.css";

/** A page of the events in the order they were made, null when they could not be read. */
export function EventList({ list, siteUrl }: { list: PageOf<EventCard> | null; siteUrl: string }) {
  const t = useText();
  if (list === null || list.items.length === 0) {
    return (
      <div className="event-list lined">
        {list === null ? (
          <LoadFailure of="los eventos" toast={eventToasts.loadFailed} />
        ) : (
          <EmptyState icon={CalendarDays}>{t("Ahora mismo no hay eventos programados.")}</EmptyState>
        )}
      </div>
    );
  }
  return (
    <>
      <ul className="event-list lined">
        {list.items.map((event) => (
          <EventRow key={event.id} event={event} siteUrl={siteUrl} />
        ))}
      </ul>
      <Pager list={list} path="/events" />
      {list.items.some(eventMoment) && (
        <FeedLink href={eventsCalendar.path} icon={CalendarPlus}>
          {t("Todos los eventos en mi calendario")}
        </FeedLink>
      )}
    </>
  );
}

function EventRow({ event, siteUrl }: { event: EventCard; siteUrl: string }) {
  const t = useText();
  const { title } = event;
  const path = eventPath(event);
  const picture = shownSource(event.image_url);
  const url = safeLink(event.url);
  return (
    <li className="stack middle" id={`evento-${event.id}`}>
      {picture && (
        <SiteLink href={path} className="frame event-list__picture ratio-16x9" tabIndex={-1} aria-hidden>
          <Picture src={picture} alt="" width={1000} height={563} crop="16x9" sizes="(min-width: 64rem) 24vw, 92vw" />
        </SiteLink>
      )}
      <EventDate date={event.event_date} />
      <div className="event-list__words">
        <h2 className="title-1" lang={contentLang(event, "title")}>
          <SiteLink className="quiet-link" href={path}>
            {title}
          </SiteLink>
        </h2>
        <Description of={event} />
        <EventFacts event={event} />
      </div>
      <div className="apart row wraps">
        {url && (
          <TextLink href={url} external>
            {t("Más Información")}
            <span className="sr-only">
              {" "}
              <TitleIn sentence="sobre {title}" lang={contentLang(event, "title")}>
                {title}
              </TitleIn>
            </span>
          </TextLink>
        )}
        <EventCalendarLink event={event} />
        <ShareLink title={title} lang={contentLang(event, "title")} url={`${siteUrl}${linkIn(path, t.language)}`} />
      </div>
    </li>
  );
}

/** What a glance takes in; the rest of a long one is on the event's page. */
const mostLetters = 240;

function Description({ of: event }: { of: EventCard }) {
  const t = useText();
  const description = event.description?.trim() ?? "";
  if (description === "") return null;
  const opening = cutText(description, mostLetters);
  return (
    <p className="links reads above lines muted">
      <span lang={contentLang(event, "description")}>{opening}</span>
      {opening !== description && (
        <>
          {" "}
          <SiteLink href={eventPath(event)}>
            {t("Leer más")}
            <span className="sr-only">
              {" "}
              <TitleIn sentence="sobre {title}" lang={contentLang(event, "title")}>
                {event.title}
              </TitleIn>
            </span>
          </SiteLink>
        </>
      )}
    </p>
  );
}

/** The list while its events are on their way. */
export function EventListLoading() {
  const t = useText();
  return (
    <>
      <Loading className="below-28">{t("Cargando eventos...")}</Loading>
      {["a", "b", "c"].map((text) => (
        <Skeleton key={text} className="event-list__blank" />
      ))}
    </>
  );
}
