import { Captions, Play } from "lucide-react";
import type { EpisodePage as ShownEpisode } from "#app/content/publications/episode.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { buttonClass } from "#app/ui/links/button-class.ts";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { DetailTitle } from "#app/ui/titles/detail-title.tsx";
import { useText } from "#app/ui/use-text.ts";
import { episodeStill } from "#app/views/ninecast/episode-still.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { ShareLinks } from "../share/share-links.tsx";
import { EpisodeLink } from "./episode-link.tsx";
import { episodePath } from "./episode-path.ts";
import { TranscriptLink } from "./transcript-link.tsx";
import "#app/views/ninecast/films.css";

interface EpisodePageProps {
  episode: ShownEpisode;
  siteUrl: string;
  videoOrigin: string;
}

/** An episode by itself: its still until somebody plays it, what it is about, and what is said in it. */
export function EpisodePage({ episode, siteUrl, videoOrigin }: EpisodePageProps) {
  const t = useText();
  const { title, description, duration, season, created_at } = episode;
  return (
    <article className="wrap page-body">
      <BackLink href="/ninecast">{t("Volver a NineCast")}</BackLink>
      <p className="apart row wraps above-20 below small figures muted">
        <span>{t("Temporada {season}", { season })}</span>
        {duration?.trim() && <span lang={contentLang(episode, "duration")}>{duration}</span>}
        <time className="full" dateTime={created_at}>
          {madridLongDate(created_at, t)}
        </time>
      </p>
      <DetailTitle lang={contentLang(episode, "title")}>{title}</DetailTitle>
      <div className="cols cols-8-4 above-28">
        <EpisodeLink episode={episode} videoOrigin={videoOrigin} className="film-link relative full ratio-16x9 zooms">
          <span className="frame">
            <Picture
              src={episodeStill(episode)}
              alt=""
              width={1600}
              height={900}
              crop="16x9"
              sizes="(min-width: 95rem) 907px, (min-width: 64rem) 59vw, 90vw"
              priority
            />
          </span>
          <span className={buttonClass({ variant: "gold" })}>
            <Icon of={Play} size={18} filled />
            {t("Reproducir Episodio")}
          </span>
        </EpisodeLink>
        <div className="stack starts packed small">
          {description?.trim() && (
            <p className="lead lines" lang={contentLang(episode, "description")}>
              {description}
            </p>
          )}
          <WaysToFollow episode={episode} />
          <ShareLinks title={title} siteUrl={siteUrl} path={episodePath(episode)} />
        </div>
      </div>
    </article>
  );
}

/** For whoever cannot hear it: what there is, or where to ask for it. */
function WaysToFollow({ episode }: { episode: ShownEpisode }) {
  const t = useText();
  return (
    <>
      <TranscriptLink episode={episode} />
      {episode.has_captions && (
        <p className="row gap-8">
          <Icon of={Captions} size={18} />
          {t("El vídeo tiene subtítulos.")}
        </p>
      )}
      {!episode.has_transcript && (
        <>
          <p className="reads muted">
            {t("Nadie ha escrito todavía lo que se dice en este episodio. Si te hace falta, lo escribimos.")}
          </p>
          <TextLink href="/contact">{t("Pedir la transcripción")}</TextLink>
        </>
      )}
    </>
  );
}
