import { ArrowRight } from "lucide-react";
import type { ManifiestoContent } from "#app/content/site/manifiesto.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ownFileAddress } from "#domain/files/own-file.ts";
import { isHttpLink, safeLink, shownSource } from "#domain/links/link-safety.ts";
import { contentLang, type FellBack } from "#domain/text/content-lang.ts";
import { Background } from "./background.tsx";
import { ManifiestoHero } from "./manifiesto-hero.tsx";
import { Statement, saysAnything } from "./statement.tsx";
import "./manifiesto.css";

/** The whole Manifiesto as its document says it; a part that says nothing is not there. */
export function ManifiestoView({ content, fellBack }: { content: ManifiestoContent } & FellBack) {
  const langOf = (name: string) => contentLang({ fellBack }, name);
  const { hero, mission, vision, manifiesto, final_cta } = content;
  const hasMission = saysAnything(mission);
  return (
    <div className="manifiesto relative" data-surface="noche">
      <ManifiestoHero hero={hero} leadsOn={hasMission} langOf={langOf} />
      {hasMission && (
        <Statement id="mision" content={mission} textOn="right" langOf={(name) => langOf(`mission_${name}`)} />
      )}
      {saysAnything(vision) && (
        <Statement id="vision" content={vision} textOn="left" langOf={(name) => langOf(`vision_${name}`)} />
      )}
      <div className="manifiesto-close relative">
        <Background src={manifiesto.background.src} alt={manifiesto.background.alt} lang={langOf("lines_alt")} />
        <ManifiestoLines lines={manifiesto.lines} lang={langOf("lines")} />
        <Finale content={final_cta} langOf={langOf} />
      </div>
    </div>
  );
}

/** The lines, thin until one reaches the middle of the screen, where styles make it wide. */
function ManifiestoLines({ lines, lang }: { lines: readonly string[]; lang: string | undefined }) {
  const t = useText();
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  if (said.length === 0) return null;
  return (
    <section className="manifiesto-lines section" aria-labelledby="manifiesto-lineas">
      <div className="wrap">
        <h2 className="sr-only" id="manifiesto-lineas">
          {t("Manifiesto")}
        </h2>
        <ul className="lined" lang={lang}>
          {said.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be said twice
            <li key={place} className="relative stack breaks">
              <span className="manifiesto-lines__thin thin muted">{line}</span>
              <span className="manifiesto-lines__wide wide" aria-hidden="true">
                {line}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The last word: a logo, a phrase and a way on. */
interface FinaleProps {
  content: ManifiestoContent["final_cta"];
  langOf: (name: string) => string | undefined;
}

function Finale({ content, langOf }: FinaleProps) {
  const t = useText();
  const logo = shownSource(ownFileAddress(content.logo));
  const href = safeLink(content.button_link);
  const text = content.button_text.trim();
  const phrase = content.phrase.trim();
  if (!logo && !phrase && !(href && text)) return null;
  return (
    <section className="manifiesto-finale row" aria-label={t("Final")}>
      <div className="wrap section stack gap-24 starts">
        {logo && <img className="logo" src={logo} alt="" width={140} height={104} loading="lazy" />}
        {phrase && (
          <p className="thin narrow breaks titular--1" lang={langOf("cta_phrase")}>
            {phrase}
          </p>
        )}
        {href && text && (
          <LinkButton href={href} external={isHttpLink(href)}>
            <span lang={langOf("cta_button_text")}>{text}</span>
            {!isHttpLink(href) && <Icon of={ArrowRight} size={18} />}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
