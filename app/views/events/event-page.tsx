import type { ReactNode } from "react";
import type { Event } from "#app/content/publications/event.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { DetailTitle } from "#app/ui/titles/detail-title.tsx";
import { useText } from "#app/ui/use-text.ts";
import { safeLink, shownSource } from "#domain/links/link-safety.ts";
import { shownVideo } from "#domain/links/shown-video.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { dayInWords } from "#domain/time/day-in-words.ts";
import { eventMoment } from "#domain/time/event-moment.ts";
import { Film } from "../film.tsx";
import { EventDate } from "./event-date.tsx";
import { EventFacts } from "./event-facts.tsx";
import "./events.css";

interface EventPageProps {
  event: Event;
  isOver: boolean;
  /** Where its video plays, if that is at another company. */
  playsAt?: string | undefined;
  /** Where the captions of its own video are, if it has some. */
  captions?: string | undefined;
  /** The way to take it into a calendar. */
  calendar?: ReactNode;
  /** The ways to send it on. */
  share?: ReactNode;
}

/** An event by itself: its day as the list sets it, and everything that staff say of it. */
export function EventPage({ event, isOver, playsAt, captions, calendar, share }: EventPageProps) {
  const t = useText();
  const { title, description } = event;
  const moment = eventMoment(event);
  const url = safeLink(event.url);
  const picture = shownSource(event.image_url);
  const video = shownVideo(event.video_url);
  return (
    <article>
      <header className="wrap detail-head cols cols-4-8">
        <BackLink href="/events" className="across hugs">
          {t("Todos los eventos")}
        </BackLink>
        <EventDate date={event.event_date} />
        <div>
          <DetailTitle lang={contentLang(event, "title")}>{title}</DetailTitle>
          <EventFacts event={event} day={moment ? dayInWords(moment.date, t) : undefined} />
          {isOver && <p className="above-20 strong">{t("Este evento ya se ha celebrado.")}</p>}
        </div>
      </header>
      {video ? (
        <div className="wrap below-block">
          <Film
            video={video}
            title={title}
            lang={contentLang(event, "title")}
            image={picture}
            playsAt={playsAt}
            captions={captions}
            priority
          />
        </div>
      ) : (
        picture && <EventPicture src={picture} />
      )}
      <div className="wrap section-end cols cols-4-8">
        <div className="event-page__told">
          {description?.trim() && (
            <p className="reads breaks lines" lang={contentLang(event, "description")}>
              {description}
            </p>
          )}
          <div className="apart-12 row wraps above-28">
            {url && (
              <LinkButton href={url} external>
                {t("Más Información")}
              </LinkButton>
            )}
            {!isOver && calendar}
          </div>
          {share}
        </div>
      </div>
    </article>
  );
}

function EventPicture({ src }: { src: string }) {
  return (
    <div className="wrap">
      <div className="frame ratio-lead below-block">
        <Picture
          src={src}
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
  );
}
