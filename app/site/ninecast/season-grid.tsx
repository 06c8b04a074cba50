import { Play } from "lucide-react";
import type { EpisodeCard as Card } from "#app/content/episode.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Titular } from "#app/ui/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { episodeStill } from "#app/views/ninecast/episode-still.ts";
import type { Season } from "#domain/lists/seasons.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { episodeAnchor } from "./episode-anchor.ts";
import { EpisodeLink } from "./episode-link.tsx";
import { PageOfEpisode } from "./page-of-episode.tsx";
import { TranscriptLink } from "./transcript-link.tsx";
import "./season-grid.css";

export function SeasonGrid({ season, videoOrigin }: { season: Season<Card>; videoOrigin: string }) {
  const t = useText();
  const id = `temporada-${season.season}`;
  return (
    <section className="wrap season" aria-labelledby={id}>
      <Titular id={id}>{t("Temporada {season}", { season: season.season })}</Titular>
      <ul className="season__episodes">
        {season.episodes.map((episode) => (
          <li key={episode.id} id={episodeAnchor(episode)}>
            <EpisodeCard episode={episode} videoOrigin={videoOrigin} />
            <p className="episode__ways">
              <PageOfEpisode episode={episode} />
              <TranscriptLink episode={episode} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The still comes from our own server: nobody's browser asks the video's host for it (architecture 33). */
function EpisodeCard({ episode, videoOrigin }: { episode: Card; videoOrigin: string }) {
  return (
    <EpisodeLink episode={episode} videoOrigin={videoOrigin} className="episode">
      <span className="frame episode__still">
        <Picture
          src={episodeStill(episode)}
          alt=""
          width={1280}
          height={720}
          crop="16x9"
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
        />
        <span className="episode__play">
          <Icon of={Play} size={20} filled />
        </span>
        {episode.duration?.trim() && (
          <span className="episode__duration" lang={contentLang(episode, "duration")}>
            {episode.duration}
          </span>
        )}
      </span>
      <h3 className="episode__title" lang={contentLang(episode, "title")}>
        {episode.title}
      </h3>
    </EpisodeLink>
  );
}
