import { shownSource } from "#domain/links/link-safety.ts";
import { shownVideo } from "#domain/links/shown-video.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { Film } from "../../film.tsx";
import type { BlockProps } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

export function VideoBlock({ block, parts }: BlockProps<"video">) {
  const video = shownVideo(block.video);
  if (video === null) return null;
  const film = {
    video,
    title: block.heading.trim(),
    lang: contentLang(block, "heading"),
    image: shownSource(block.image),
  };
  return (
    <BlockSection block={block}>
      {video.kind === "file" ? <Film {...film} /> : parts.player(video.id, (href) => <Film {...film} playsAt={href} />)}
    </BlockSection>
  );
}
