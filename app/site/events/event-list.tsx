import { CalendarDays, CalendarPlus } from "lucide-react";
import type { EventCard } from "#app/content/event.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ToastOnLoad } from "#app/ui/toast-on-load.tsx";
import { useText } from "#app/ui/use-text.ts";
import { EventDate } from "#app/views/events/event-date.tsx";
import { EventFacts } from "#app/views/events/event-facts.tsx";
import { safeLink } from "#domain/links/link-safety.ts";
import type { PageOf } from "#domain/lists/paging.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { eventMoment } from "#domain/time/event-moment.ts";
import { linkIn } from "#shared/language.ts";
import { eventToasts } from "#texts/site/list-toasts.ts";
import { FeedLink } from "../feeds/feed-link.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { Pager } from "../paging/pager.tsx";
import { ShareLink } from "../share/share-link.tsx";
import { TitleIn } from "../title-in.tsx";
import { eventAnchor } from "./event-anchor.ts";
import { EventCalendarLink } from "./event-calendar-link.tsx";
import { eventPath } from "./event-path.ts";
import { eventsCalendar } from "./events-calendar.ts";
import "./event-list.css";

/** A page of the events in the order they were made, null when they could not be read. */
export function EventList({ list, siteUrl }: { list: PageOf<EventCard> | null; siteUrl: string }) {
  const t = useText();
  if (list === null || list.items.length === 0) {
    return (
      <>
        <div className="event-list">
          {list === null ? (
            <LoadFailure of="los eventos" />
          ) : (
            <EmptyState icon={CalendarDays}>{t("Ahora mismo no hay eventos programados.")}</EmptyState>
          )}
        </div>
        {list === null && <ToastOnLoad toasts={[eventToasts.loadFailed]} />}
      </>
    );
  }
  return (
    <>
      <ul className="event-list">
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
  const { title, description } = event;
  const path = eventPath(event);
  const url = safeLink(event.url);
  return (
    <li id={eventAnchor(event)}>
      <EventDate date={event.event_date} />
      <div>
        <h2 lang={contentLang(event, "title")}>
          <SiteLink href={path}>{title}</SiteLink>
        </h2>
        {description && (
          <p className="event-list__description" lang={contentLang(event, "description")}>
            {description}
          </p>
        )}
        <EventFacts event={event} />
      </div>
      <div className="event-list__links">
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

/** The list while its events are on their way. */
export function EventListLoading() {
  const t = useText();
  return (
    <>
      <Loading className="loading--head">{t("Cargando eventos...")}</Loading>
      {["a", "b", "c"].map((it) => (
        <Skeleton key={it} className="event-list__blank" />
      ))}
    </>
  );
}
