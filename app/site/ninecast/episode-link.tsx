import type { ComponentProps } from "react";
import type { Episode } from "#app/content/episode.ts";
import { autoplayEmbed } from "#app/domain/links/youtube-id.ts";

interface EpisodeLinkProps extends ComponentProps<"a"> {
  episode: Episode;
  videoOrigin: string;
}

/** Opens the episode in the overlay of `<EpisodeStage>`; without scripts, or with Ctrl, the player itself. */
export function EpisodeLink({ episode, videoOrigin, ...rest }: EpisodeLinkProps) {
  return (
    <a
      {...rest}
      href={episodeAddress(episode, videoOrigin)}
      data-title={episode.title}
      aria-haspopup="dialog"
      data-replay
    />
  );
}

/** Where the episode plays, at the host that the owner configured. Asked for only after a click. */
function episodeAddress({ youtube_id }: Pick<Episode, "youtube_id">, videoOrigin: string): string {
  const { pathname, search } = new URL(autoplayEmbed(encodeURIComponent(youtube_id)));
  return `${videoOrigin}${pathname}${search}`;
}
