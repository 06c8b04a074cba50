import { Play } from "lucide-react";
import type { ReactNode } from "react";
import type { Event } from "#app/content/publications/event.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { buttonClass } from "#app/ui/links/button-class.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { pictureUrl, videoStill } from "#app/ui/pictures/picture-url.ts";
import { DetailTitle } from "#app/ui/titles/detail-title.tsx";
import { useText } from "#app/ui/use-text.ts";
import { safeLink, shownSource } from "#domain/links/link-safety.ts";
import { type ShownVideo, shownVideo } from "#domain/links/shown-video.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { dayInWords } from "#domain/time/day-in-words.ts";
import { eventMoment } from "#domain/time/event-moment.ts";
import { ownLanguage } from "#shared/language.ts";
import { EventDate } from "./event-date.tsx";
import { EventFacts } from "./event-facts.tsx";
import "./event-page.css";

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
      <header className="wrap event-page__head">
        <BackLink href="/events">{t("Todos los eventos")}</BackLink>
        <EventDate date={event.event_date} />
        <div>
          <DetailTitle lang={contentLang(event, "title")}>{title}</DetailTitle>
          <EventFacts event={event} day={moment ? dayInWords(moment.date, t) : undefined} />
          {isOver && <p className="event-page__over">{t("Este evento ya se ha celebrado.")}</p>}
        </div>
      </header>
      {video ? (
        <div className="wrap">
          <EventVideo event={event} video={video} playsAt={playsAt} captions={captions} />
        </div>
      ) : (
        picture && <EventPicture src={picture} />
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
      <div className="frame event-page__picture">
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

interface EventVideoProps extends Pick<EventPageProps, "event" | "playsAt" | "captions"> {
  video: ShownVideo;
}

/** A film of our own with the browser's controls; the still of another company's, which a press plays. */
function EventVideo({ event, video, playsAt, captions }: EventVideoProps) {
  const t = useText();
  const picture = shownSource(event.image_url);
  const lang = contentLang(event, "title");
  if (video.kind === "file") {
    const still = picture && (pictureUrl(picture, 1250, "webp", "16x9") ?? picture);
    return (
      <video
        className="event-page__video"
        src={video.src}
        {...(still && { poster: still })}
        preload={still ? "none" : "metadata"}
        aria-label={t("Vídeo: {title}", { title: event.title })}
        lang={lang}
        controls
        playsInline
      >
        {captions && <track kind="captions" src={captions} srcLang={ownLanguage} label={t("Subtítulos")} default />}
      </video>
    );
  }
  return (
    <a
      className="event-page__video"
      href={playsAt}
      data-title={event.title}
      data-title-lang={lang}
      aria-haspopup="dialog"
      data-replay
    >
      <span className="frame">
        <Picture
          src={picture ?? videoStill(video.id)}
          alt=""
          width={1600}
          height={900}
          crop="16x9"
          sizes="(min-width: 95rem) 1408px, 93vw"
          priority
        />
      </span>
      <span className={buttonClass({ variant: "gold" })}>
        <Icon of={Play} size={18} filled />
        {t("Reproducir vídeo")}
        <span className="sr-only">
          : <span lang={lang}>{event.title}</span>
        </span>
      </span>
    </a>
  );
}
