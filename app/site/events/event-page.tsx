import type { Event } from "#app/content/event.ts";
import { safeLink, shownSource } from "#app/domain/links/link-safety.ts";
import { contentLang } from "#app/domain/text/content-lang.ts";
import { dayInWords } from "#app/domain/time/day-in-words.ts";
import { eventMoment } from "#app/domain/time/event-moment.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { DetailTitle } from "#app/ui/detail-title.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ShareLinks } from "../share/share-links.tsx";
import { EventCalendarLink } from "./event-calendar-link.tsx";
import { EventDate } from "./event-date.tsx";
import { EventFacts } from "./event-facts.tsx";
import { eventPath } from "./event-path.ts";
import "./event-page.css";

interface EventPageProps {
  event: Event;
  isOver: boolean;
  siteUrl: string;
}

/** An event by itself: its day as the list sets it, and everything that staff say of it. */
export function EventPage({ event, isOver, siteUrl }: EventPageProps) {
  const t = useText();
  const { title, description } = event;
  const moment = eventMoment(event);
  const url = safeLink(event.url);
  const picture = shownSource(event.image_url);
  return (
    <article>
      <header className="wrap event-page__head">
        <BackLink href="/events">{t("Todos los eventos")}</BackLink>
        <EventDate date={event.event_date} />
        <div>
          <DetailTitle lang={contentLang(event, "title")}>{title}</DetailTitle>
          <EventFacts event={event} day={moment ? dayInWords(moment.date, t) : undefined} />
          {isOver && <p className="event-page__over">{t("Este evento ya se ha celebrado.")}</p>}
        </div>
      </header>
      {picture && (
        <div className="wrap">
          <div className="frame event-page__picture">
            <Picture
              src={picture}
              alt=""
              width={2400}
              height={1029}
              crop="21x9"
              sizes="(min-width: 95rem) 1408px, 93vw"
              upright={{ crop: "4x3", sizes: "93vw", width: 1600 }}
              priority
            />
          </div>
        </div>
      )}
      <div className="wrap event-page__words">
        <div className="event-page__told">
          {description?.trim() && (
            <p className="event-page__description" lang={contentLang(event, "description")}>
              {description}
            </p>
          )}
          <div className="event-page__ways">
            {url && (
              <LinkButton href={url} external>
                {t("Más Información")}
              </LinkButton>
            )}
            {!isOver && <EventCalendarLink event={event} />}
          </div>
          <ShareLinks title={title} siteUrl={siteUrl} path={eventPath(event)} />
        </div>
      </div>
    </article>
  );
}
