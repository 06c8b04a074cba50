import { ArrowDown, Pause, Play } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { narrowBearing, wideBearing, wideInk } from "#app/ui/wide-letters.ts";
import "./hero.css";

export interface HeroProps {
  title1: string;
  title2: string;
  image: string | null;
  /** Address of a muted, looping player to lay over the picture. */
  video: string | null;
  /** A picture of the page inside another one is not that one's heading. */
  titleAs?: "h1" | "p";
}

/** The first screen: a photograph, two lines that fill its width, one way down. */
export function Hero({ title1, title2, image, video, titleAs: Title = "h1" }: HeroProps) {
  return (
    <section className="hero" aria-label="Portada" data-surface="noche">
      <div className="hero__picture">
        {image && (
          <Picture
            src={image}
            alt=""
            width={2400}
            height={1350}
            sizes="max(100vw, 178vh)"
            upright={{ crop: "9x16", sizes: "max(100vw, 57vh)", width: 1080 }}
            priority
          />
        )}
        {video && <div className="hero__video" data-src={video} />}
      </div>
      <div className="wrap hero__words" {...(video && wakes("hero-video"))}>
        <div className="measure">
          <Title className="hero__title">
            <span className="hero__thin" style={thinLine(title1)}>
              {`${title1} `}
            </span>
            <span className="hero__wide" style={wideLine(title2)}>
              {title2}
            </span>
          </Title>
        </div>
        <div className="hero__row">
          <LinkButton href="#clubs" variant="gold">
            Explora nuestros clubs
            <Icon of={ArrowDown} size={18} />
          </LinkButton>
          {video && <PauseButton />}
        </div>
      </div>
    </section>
  );
}

/** Hidden until a video moves: what moves by itself must be stoppable (WCAG 2.2.2). */
function PauseButton() {
  return (
    <button type="button" className="icon-button hero__pause" aria-label="Pausar el vídeo" aria-pressed="false" hidden>
      <Icon of={Pause} size={20} className="hero__pause-bars" />
      <Icon of={Play} size={20} className="hero__pause-play" />
    </button>
  );
}

const thinLine = (text: string) => ({ "--n": Math.max(1, text.length), "--a": narrowBearing(text) });

const wideLine = (text: string) => ({ "--ink": wideInk(text).toFixed(3), "--b": wideBearing(text) });
