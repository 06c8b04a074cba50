import { youtubeId } from "#domain/links/youtube-id.ts";
import { Picture } from "../../../ui/picture.tsx";
import { videoStill } from "../../../ui/picture-url.ts";

/** The video's still, which our own server fetches: the panel does not contact the video host either. */
export function EpisodeStill({ video, isSmall = false }: { video: string; isSmall?: boolean }) {
  const id = youtubeId(video);
  if (id === null) return null;
  const width = isSmall ? 80 : 320;
  return (
    <div className={isSmall ? "still still--small" : "still"}>
      <Picture src={videoStill(id)} alt="" width={width} height={(width * 9) / 16} sizes={`${width}px`} crop="16x9" />
    </div>
  );
}
