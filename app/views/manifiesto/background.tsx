import { wakes } from "#app/islands/wakes.ts";
import { PauseButton } from "#app/ui/pictures/pause-button.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { isVideoFile, ownFileAddress } from "#domain/files/own-file.ts";
import { shownSource } from "#domain/links/link-safety.ts";
import "./manifiesto.css";

interface BackgroundProps {
  src: string;
  alt?: string | undefined;
  /** Of the alternative text, where that is not the page's. */
  lang?: string | undefined;
  /** It is the page's first view. */
  priority?: boolean;
}

/** What stands behind a section: a muted, looping video when the address ends like one, else a picture. */
export function Background({ src, alt = "", lang, priority = false }: BackgroundProps) {
  const source = shownSource(ownFileAddress(src));
  if (source === null) return null;
  if (isVideoFile(source)) return <BackgroundVideo src={source} label={alt} lang={lang} />;
  return (
    <div className="stage__picture">
      <Picture
        src={source}
        alt={alt}
        lang={lang}
        width={2400}
        height={1350}
        sizes="max(100vw, 178vh)"
        upright={{ crop: "9x16", sizes: "max(100vw, 57vh)", width: 1080 }}
        priority={priority}
      />
    </div>
  );
}

/** Whoever asked for less motion gets no video at all; what moves by itself can be stopped (WCAG 2.2.2). */
function BackgroundVideo({ src, label, lang }: { src: string; label: string; lang: string | undefined }) {
  const type = /\.webm$/i.test(src.replace(/[?#].*$/, "")) ? "video/webm" : "video/mp4";
  return (
    <div className="stage__picture" {...wakes("video")}>
      <video
        muted
        autoPlay
        loop
        playsInline
        preload="metadata"
        lang={lang}
        {...(label ? { "aria-label": label } : { "aria-hidden": true })}
      >
        <source src={src} type={type} media="(prefers-reduced-motion: no-preference)" />
      </video>
      <PauseButton className="manifiesto-background__pause" />
    </div>
  );
}
