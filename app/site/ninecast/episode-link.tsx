import type { ComponentProps } from "react";
import type { Episode } from "#app/content/publications/episode.ts";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { episodeAddress } from "./episode-address.ts";
import { transcriptPath } from "./episode-path.ts";

interface EpisodeLinkProps extends ComponentProps<"a"> {
  episode: Pick<Episode, "slug" | "title" | "youtube_id" | "has_captions" | "has_transcript" | "fellBack">;
  videoOrigin: string;
}

/** Opens the episode in the overlay of `<EpisodeStage>`; without scripts, or with Ctrl, the player itself. */
export function EpisodeLink({ episode, videoOrigin, ...rest }: EpisodeLinkProps) {
  const { language } = useText();
  return (
    <a
      {...rest}
      href={episodeAddress(episode, videoOrigin, language)}
      data-title={episode.title}
      data-title-lang={contentLang(episode, "title")}
      data-transcript={episode.has_transcript ? transcriptPath(episode) : undefined}
      aria-haspopup="dialog"
      data-replay
    />
  );
}
