import type { LegalOwner } from "#domain/company/legal-owner.ts";
import { CompanyAddress } from "../../views/company/company-address.tsx";

const uses = [
  { place: "Pie y contacto", what: "en todas las páginas" },
  { place: "Textos legales", what: "cuatro páginas" },
  { place: "Formularios", what: "quién trata los datos" },
  { place: "Ficha para buscadores", what: "en la portada" },
];

/** The foot of every page as the form says it, and where else the facts are printed. */
export function FooterPreview({ owner, before }: { owner: LegalOwner; before: LegalOwner }) {
  return (
    <>
      <p className="row spread fine muted">
        Así queda el pie de la web <span>cambios marcados</span>
      </p>
      <div className="footer-preview stack gap-16 breaks small muted rounded starts pad-20" data-surface="noche" inert>
        <span className="bar below" />
        <img src="/logo/nine-fitness-white.svg" alt="" width={166} />
        <CompanyAddress owner={owner} before={before} />
      </div>
      <section className="panel-box panel-card" aria-labelledby="company-uses">
        <h2 id="company-uses">Dónde sale</h2>
        <dl className="parted">
          {uses.map(({ place, what }) => (
            <div className="row spread pad-y" key={place}>
              <dt>{place}</dt>
              <dd className="muted right">{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
