import { Play } from "lucide-react";
import type { EpisodeCard as Card } from "#app/content/publications/episode.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { contentLang } from "#domain/text/content-lang.ts";
import { episodeStill } from "./episode-still.ts";
import "./films.css";

type Shown = Pick<Card, "title" | "duration" | "youtube_id" | "image_url" | "fellBack">;

/** What an episode's card says, inside of what opens it. The still comes from our own server (architecture 33). */
export function EpisodeCard({ episode }: { episode: Shown }) {
  // In a preview there may be neither yet.
  const still = (episode.image_url || episode.youtube_id) && episodeStill(episode);
  return (
    <>
      <span className="frame ratio-16x9">
        {still && (
          <Picture
            src={still}
            alt=""
            width={1280}
            height={720}
            crop="16x9"
            sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
          />
        )}
        <span className="episode__play centred">
          <Icon of={Play} size={20} filled />
        </span>
        {episode.duration?.trim() && (
          <span className="episode__duration strong caption figures" lang={contentLang(episode, "duration")}>
            {episode.duration}
          </span>
        )}
      </span>
      <h3 className="breaks title-2" lang={contentLang(episode, "title")}>
        {episode.title}
      </h3>
    </>
  );
}
