import { ArrowDown } from "lucide-react";
import type { ManifiestoContent } from "#app/content/site/manifiesto.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { narrowBearing, wideBearing, wideInk } from "#app/ui/titles/wide-letters.ts";
import { useText } from "#app/ui/use-text.ts";
import { Background } from "./background.tsx";
import "../home/hero.css";
import "./manifiesto.css";

/** More than this many letters do not stand on one line of a phone. */
const longLine = 24;

interface ManifiestoHeroProps {
  hero: ManifiestoContent["hero"];
  leadsOn: boolean;
  /** The language of a text, where it is not the page's. */
  langOf: (name: string) => string | undefined;
}

export function ManifiestoHero({ hero, leadsOn, langOf }: ManifiestoHeroProps) {
  const t = useText();
  const thin = hero.title_line1.trim();
  // A page without any title still says what it is.
  const wide = hero.title_line2.trim() || (thin ? "" : t("Manifiesto"));
  return (
    <section className="stage manifiesto-hero" aria-label={t("Portada")}>
      <Background src={hero.background.src} alt={hero.background.alt} lang={langOf("hero_alt")} priority />
      <div className="wrap hero__words">
        <div className="measure">
          <h1 className="hero__title">
            {thin && (
              <span className={`hero__thin thin ${breaks(thin)}`} style={thinLine(thin)} lang={langOf("hero_line1")}>
                {thin}{" "}
              </span>
            )}
            {wide && (
              <span className={`hero__wide wide ${breaks(wide)}`} style={wideLine(wide)} lang={langOf("hero_line2")}>
                {wide}
              </span>
            )}
          </h1>
        </div>
        <div className="hero__row row wraps spread">
          {hero.subtitle.trim() && (
            <p className="lead ink" lang={langOf("hero_subtitle")}>
              {hero.subtitle}
            </p>
          )}
          {leadsOn && (
            <LinkButton href="#mision" variant="gold">
              {t("Descubre nuestro manifiesto")}
              <Icon of={ArrowDown} size={18} />
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}

const breaks = (line: string) => (line.length > longLine ? "manifiesto-hero__breaks" : "");

const thinLine = (text: string) => ({ "--n": text.length, "--a": narrowBearing(text) });

const wideLine = (text: string) => ({ "--ink": wideInk(text).toFixed(3), "--b": wideBearing(text) });
