import { ArrowDown } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { PauseButton } from "#app/ui/pictures/pause-button.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { narrowBearing, wideBearing, wideInk } from "#app/ui/titles/wide-letters.ts";
import { useText } from "#app/ui/use-text.ts";
import { contentLang, type FellBack } from "#domain/text/content-lang.ts";
import { textLimits } from "#domain/text/text-limits.ts";
import "./hero.css";

export interface HeroProps extends FellBack {
  title1: string;
  title2: string;
  image: string | null;
  /** Address of a muted, looping player to lay over the picture. */
  video: string | null;
  /** A picture of the page inside another one is not that one's heading. */
  titleAs?: "h1" | "p";
}

/** The first screen: a photograph, two lines that fill its width, one way down. */
export function Hero({ title1, title2, image, video, titleAs: Title = "h1", fellBack }: HeroProps) {
  const t = useText();
  return (
    <section className="stage hero" aria-label={t("Portada")} data-surface="noche">
      <div className="stage__picture hero__picture">
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
        {video && <div className="hero__video fill clip" data-src={video} />}
      </div>
      <div className="wrap hero__words" {...(video && { ...wakes("third-party"), "data-brings": "video" })}>
        <div className="measure">
          <Title className="hero__title">
            <span className="hero__thin thin" {...thinLine(title1)} lang={contentLang({ fellBack }, "title1")}>
              {`${title1} `}
            </span>
            <span className="hero__wide wide" {...wideLine(title2)} lang={contentLang({ fellBack }, "title2")}>
              {title2}
            </span>
          </Title>
        </div>
        <div className="hero__row row spread">
          <LinkButton href="#clubs" variant="gold">
            {t("Explora nuestros clubs")}
            <Icon of={ArrowDown} size={18} />
          </LinkButton>
          {video && <PauseButton />}
        </div>
      </div>
    </section>
  );
}

/** What is stored may be longer than the panel takes now: then it is set in several lines, the smaller the longer. */
function thinLine(text: string) {
  const letters = Math.max(1, [...text].length);
  const over = Math.max(0, letters - textLimits.heroLine);
  const style = { "--n": Math.ceil(letters - (over * 2) / 3), "--a": narrowBearing(text) };
  return { style, "data-lines": over > 0 ? "several" : undefined, "data-deep": /[gjpqyç]/.test(text) || undefined };
}

/** Of capitals this wide, one line is as small as the design bears. */
const MOST_INK = 14;

function wideLine(text: string) {
  const words = text.split(/\s+/).map(wideInk);
  const isLong = wideInk(text) > MOST_INK;
  const ink = isLong ? Math.max(MOST_INK, ...words) : wideInk(text);
  const style = { "--ink": ink.toFixed(3), "--b": wideBearing(text) };
  const isHigh = /\p{M}/u.test(text.toUpperCase().normalize("NFD"));
  return { style, "data-lines": isLong ? "several" : undefined, "data-high": isHigh || undefined };
}
