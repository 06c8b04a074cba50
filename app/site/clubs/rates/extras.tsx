import type { Extra } from "#app/content/clubs/extra.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ExtraList } from "#app/views/clubs/extra-list.tsx";
import { PremiumList } from "#app/views/clubs/premium-list.tsx";
import { extraSections } from "#domain/clubs/extra-sections.ts";
import { sectionIds } from "../index-entries.ts";

/** Session packs and passes on light ground, premium services on night; each only where there is something. */
export function Extras({ extras }: { extras: readonly Extra[] }) {
  const t = useText();
  const sections = extraSections(extras);
  const ruled = sections.filter(({ type }) => type !== "servicio");
  const premium = sections.find(({ type }) => type === "servicio");
  return (
    <>
      {ruled.length > 0 && (
        <div className="section" id={sectionIds.packs} data-surface="cal">
          <div className="wrap stack">
            {ruled.map(({ type, title, extras: shown }) => (
              <section key={type} className="below-block" aria-labelledby={`titulo-${type}`}>
                <Titular id={`titulo-${type}`}>{t(title)}</Titular>
                <ExtraList extras={shown} />
              </section>
            ))}
          </div>
        </div>
      )}
      {premium && (
        <section className="section" id={sectionIds.premium} data-surface="noche" aria-labelledby="titulo-servicio">
          <div className="wrap">
            <Titular id="titulo-servicio">{t(premium.title)}</Titular>
            <PremiumList extras={premium.extras} />
          </div>
        </section>
      )}
    </>
  );
}
