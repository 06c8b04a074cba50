import type { ManifiestoContent } from "#app/content/manifiesto.ts";
import { Background } from "./background.tsx";
import { Finale } from "./finale.tsx";
import { ManifiestoHero } from "./manifiesto-hero.tsx";
import { ManifiestoLines } from "./manifiesto-lines.tsx";
import { Statement, saysAnything } from "./statement.tsx";
import "./manifiesto.css";

/** The whole Manifiesto as its document says it; a part that says nothing is not there. */
export function ManifiestoView({ content }: { content: ManifiestoContent }) {
  const { hero, mission, vision, manifiesto, final_cta } = content;
  const hasMission = saysAnything(mission);
  return (
    <div className="manifiesto" data-surface="noche">
      <ManifiestoHero hero={hero} leadsOn={hasMission} />
      {hasMission && <Statement id="mision" content={mission} textOn="right" />}
      {saysAnything(vision) && <Statement id="vision" content={vision} textOn="left" />}
      <div className="manifiesto-close">
        <Background src={manifiesto.background.src} alt={manifiesto.background.alt} />
        <ManifiestoLines lines={manifiesto.lines} />
        <Finale content={final_cta} />
      </div>
    </div>
  );
}
