import type { Episode } from "#app/content/publications/episode.ts";
import { pictureUrl, videoStill } from "#app/ui/pictures/picture-url.ts";
import { shownSource } from "#domain/links/link-safety.ts";

type Pictured = Pick<Episode, "image_url" | "youtube_id">;

/** What stands for an episode until it is played: its own picture, or else its video's still. */
export function episodeStill({ image_url, youtube_id }: Pictured): string {
  return shownSource(image_url) ?? videoStill(youtube_id);
}

/** One of the widths that are made; search engines ask for 60 × 30 at least. */
const stillWidth = 1250;

/** Where machines find it: an address, or a path of the site. */
export function episodeStillAddress(episode: Pictured): string {
  const still = episodeStill(episode);
  return pictureUrl(still, stillWidth, "webp", "16x9") ?? still;
}
