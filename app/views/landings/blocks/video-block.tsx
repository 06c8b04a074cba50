import { Play } from "lucide-react";
import { buttonClass } from "#app/ui/links/button-class.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { pictureUrl, videoStill } from "#app/ui/pictures/picture-url.ts";
import { useText } from "#app/ui/use-text.ts";
import { shownSource } from "#domain/links/link-safety.ts";
import { shownVideo } from "#domain/links/shown-video.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { BlockProps } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

/** A film of our own with the browser's controls; the still of another company's, which a press plays. */
export function VideoBlock({ block, parts }: BlockProps<"video">) {
  const t = useText();
  const video = shownVideo(block.video);
  if (video === null) return null;
  const image = shownSource(block.image);
  const title = block.heading.trim() || t("Vídeo");
  if (video.kind === "file") {
    const still = image && (pictureUrl(image, 1250, "webp", "16x9") ?? image);
    return (
      <BlockSection block={block}>
        <video
          className="landing-video"
          src={video.src}
          {...(still && { poster: still })}
          preload={still ? "none" : "metadata"}
          aria-label={title}
          controls
          playsInline
        />
      </BlockSection>
    );
  }
  return (
    <BlockSection block={block}>
      {parts.player(video.id, (href) => (
        <a className="landing-video" href={href} data-title={title} aria-haspopup="dialog" data-replay>
          <span className="frame">
            <Picture
              src={image ?? videoStill(video.id)}
              alt=""
              width={1600}
              height={900}
              crop="16x9"
              sizes="(min-width: 95rem) 1408px, 93vw"
            />
          </span>
          <span className={buttonClass({ variant: "gold" })}>
            <Icon of={Play} size={18} filled />
            {t("Reproducir vídeo")}
            <span className="sr-only">
              : <span lang={contentLang(block, "heading")}>{title}</span>
            </span>
          </span>
        </a>
      ))}
    </BlockSection>
  );
}
