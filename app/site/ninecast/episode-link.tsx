import type { ComponentProps } from "react";
import type { Episode } from "#app/content/episode.ts";
import { contentLang } from "#app/domain/text/content-lang.ts";
import { episodeAddress } from "./episode-address.ts";

interface EpisodeLinkProps extends ComponentProps<"a"> {
  episode: Pick<Episode, "title" | "youtube_id" | "fellBack">;
  videoOrigin: string;
}

/** Opens the episode in the overlay of `<EpisodeStage>`; without scripts, or with Ctrl, the player itself. */
export function EpisodeLink({ episode, videoOrigin, ...rest }: EpisodeLinkProps) {
  return (
    <a
      {...rest}
      href={episodeAddress(episode, videoOrigin)}
      data-title={episode.title}
      data-title-lang={contentLang(episode, "title")}
      aria-haspopup="dialog"
      data-replay
    />
  );
}
