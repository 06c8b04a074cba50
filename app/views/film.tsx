import { Play } from "lucide-react";
import { buttonClass } from "#app/ui/links/button-class.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { pictureUrl, videoStill } from "#app/ui/pictures/picture-url.ts";
import { useText } from "#app/ui/use-text.ts";
import type { ShownVideo } from "#domain/links/shown-video.ts";
import { ownLanguage } from "#shared/language.ts";
import "./ninecast/films.css";

interface FilmProps {
  video: ShownVideo;
  /** Empty where nobody has given it one. */
  title: string;
  /** The language of its title, where that is not the page's. */
  lang: string | undefined;
  /** Shown until it plays. */
  image: string | null;
  /** Where it plays, if that is at another company. */
  playsAt?: string | undefined;
  /** Where the captions of our own are. */
  captions?: string | undefined;
  priority?: boolean;
}

/** A film of our own with the browser's controls; the still of another company's, which a press plays. */
export function Film({ video, title, lang, image, playsAt, captions, priority = false }: FilmProps) {
  const t = useText();
  if (video.kind === "file") {
    const still = image && (pictureUrl(image, 1250, "webp", "16x9") ?? image);
    return (
      <video
        className="film-link relative full ratio-16x9"
        src={video.src}
        {...(still && { poster: still })}
        preload={still ? "none" : "metadata"}
        aria-label={title ? t("Vídeo: {title}", { title }) : t("Vídeo")}
        lang={lang}
        controls
        playsInline
      >
        {captions && <track kind="captions" src={captions} srcLang={ownLanguage} label={t("Subtítulos")} default />}
      </video>
    );
  }
  return (
    <a
      className="film-link relative full ratio-16x9"
      href={playsAt}
      data-title={title || t("Vídeo")}
      data-title-lang={lang}
      aria-haspopup="dialog"
      data-replay
    >
      <span className="frame">
        <Picture
          src={image ?? videoStill(video.id)}
          alt=""
          width={1600}
          height={900}
          crop="16x9"
          sizes="(min-width: 95rem) 1408px, 93vw"
          priority={priority}
        />
      </span>
      <span className={buttonClass({ variant: "gold" })}>
        <Icon of={Play} size={18} filled />
        {t("Reproducir vídeo")}
        <span className="sr-only">
          : <span lang={lang}>{title || t("Vídeo")}</span>
        </span>
      </span>
    </a>
  );
}
