import type { EpisodeCard as Card } from "#app/content/publications/episode.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { EpisodeCard } from "#app/views/ninecast/episode-card.tsx";
import type { Season } from "#domain/lists/seasons.ts";
import { EpisodeLink } from "./episode-link.tsx";
import { PageOfEpisode } from "./page-of-episode.tsx";
import { TranscriptLink } from "./transcript-link.tsx";

export function SeasonGrid({ season, videoOrigin }: { season: Season<Card>; videoOrigin: string }) {
  const t = useText();
  const id = `temporada-${season.season}`;
  return (
    <section className="wrap below-block" aria-labelledby={id}>
      <Titular id={id}>{t("Temporada {season}", { season: season.season })}</Titular>
      <ul className="thirds above-block">
        {season.episodes.map((episode) => (
          <li key={episode.id} id={`episodio-${episode.id}`}>
            <EpisodeLink episode={episode} videoOrigin={videoOrigin} className="zooms stack gap-20">
              <EpisodeCard episode={episode} />
            </EpisodeLink>
            <p className="apart above row wraps small">
              <PageOfEpisode episode={episode} />
              <TranscriptLink episode={episode} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
