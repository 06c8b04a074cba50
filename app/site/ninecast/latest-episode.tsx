import { Play } from "lucide-react";
import type { Episode } from "#app/content/episode.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/icon.tsx";
import { EpisodeLink } from "./episode-link.tsx";
import "./cast-hero.css";

export function LatestEpisode({ episode, videoOrigin }: { episode: Episode; videoOrigin: string }) {
  return (
    <>
      <h2 className="cast-hero__title">{episode.title}</h2>
      {episode.description?.trim() && <p className="lead cast-hero__lead">{episode.description}</p>}
      <EpisodeLink episode={episode} videoOrigin={videoOrigin} className={buttonClass({ variant: "gold" })}>
        <Icon of={Play} size={18} />
        Reproducir Episodio
      </EpisodeLink>
    </>
  );
}
