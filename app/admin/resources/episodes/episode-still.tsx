import { Picture } from "../../../ui/pictures/picture.tsx";

/** What stands for an episode; our own server fetches a video's still: the panel does not contact its host either. */
export function EpisodeStill({ src, isSmall = false }: { src: string; isSmall?: boolean }) {
  const width = isSmall ? 80 : 320;
  return (
    <div
      className={isSmall ? "thumbnail thumbnail--wide fills grey rounded clip" : "reads fills sunken clip ratio-16x9"}
    >
      <Picture src={src} alt="" width={width} height={(width * 9) / 16} sizes={`${width}px`} crop="16x9" />
    </div>
  );
}
