import { CalendarDays, CalendarPlus, Clock, MapPin } from "lucide-react";
import type { Event } from "#app/content/event.ts";
import { safeLink } from "#app/domain/links/link-safety.ts";
import type { PageOf } from "#app/domain/lists/paging.ts";
import { contentLang, ownLang } from "#app/domain/text/content-lang.ts";
import { eventDateParts } from "#app/domain/time/event-date-parts.ts";
import { eventMoment } from "#app/domain/time/event-moment.ts";
import { eventToasts } from "#app/texts/site/list-toasts.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ToastOnLoad } from "#app/ui/toast-on-load.tsx";
import { useText } from "#app/ui/use-text.ts";
import { FeedLink } from "../feeds/feed-link.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { Pager } from "../paging/pager.tsx";
import { ShareLink } from "../share/share-link.tsx";
import { TitleIn } from "../title-in.tsx";
import { eventAnchor } from "./event-anchor.ts";
import { eventCalendarPath, eventsCalendar } from "./events-calendar.ts";
import "./event-list.css";

/** A page of the events in the order they were made, null when they could not be read, and its whole address. */
export function EventList({ list, address }: { list: PageOf<Event> | null; address: string }) {
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
          <EventRow key={event.id} event={event} address={address} />
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

function EventRow({ event, address }: { event: Event; address: string }) {
  const t = useText();
  const { title, description, time, location } = event;
  const url = safeLink(event.url);
  return (
    <li id={eventAnchor(event)}>
      <EventDate date={event.event_date} />
      <div>
        <h2 lang={contentLang(event, "title")}>{title}</h2>
        {description && (
          <p className="event-list__description" lang={contentLang(event, "description")}>
            {description}
          </p>
        )}
        {(time || location) && (
          <dl className="event-list__facts">
            {time && (
              <Fact icon={Clock} name={t("Hora")} value={time} lang={/\p{L}/u.test(time) ? ownLang(t) : undefined} />
            )}
            {location && (
              <Fact icon={MapPin} name={t("Lugar")} value={location} lang={contentLang(event, "location")} />
            )}
          </dl>
        )}
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
        {eventMoment(event) && (
          <a className="text-link" href={eventCalendarPath(event)}>
            <Icon of={CalendarPlus} size={18} />
            {t("Añadir a mi calendario")}
            <span className="sr-only">
              : <span lang={contentLang(event, "title")}>{title}</span>
            </span>
          </a>
        )}
        <ShareLink title={title} lang={contentLang(event, "title")} url={`${address}#${eventAnchor(event)}`} />
      </div>
    </li>
  );
}

/** `25 DIC`: the day wide, the month thin. Longer texts (`Todos los jueves`) are set smaller and may wrap. */
function EventDate({ date }: { date: string }) {
  const t = useText();
  const { day, rest } = eventDateParts(date);
  const isLong = day.length + rest.length > 7;
  // Months are known; "Todos los jueves" is not.
  const said = t.known(rest);
  return (
    <p className={`event-date ${isLong ? "event-date--long" : ""}`}>
      {day && <b>{day}</b>}
      {day && rest && " "}
      <span lang={rest && said === rest ? ownLang(t) : undefined}>{said}</span>
    </p>
  );
}

interface FactProps {
  icon: typeof Clock;
  name: string;
  value: string;
  /** Of the value, where that is not the page's. */
  lang: string | undefined;
}

function Fact({ icon, name, value, lang }: FactProps) {
  return (
    <div>
      <dt>
        <Icon of={icon} size={17} label={name} />
      </dt>
      <dd lang={lang}>{value}</dd>
    </div>
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
