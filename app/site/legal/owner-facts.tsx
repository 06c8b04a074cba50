import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import type { LegalOwner } from "#domain/company/legal-owner.ts";

/** Who answers for the site, as Spanish law asks it to be said (Ley 34/2002, art. 10). */
export function OwnerFacts({ owner }: { owner: LegalOwner }) {
  const t = useText();
  const { secondBrandAbout: about } = owner;
  return (
    <dl className="legal-owner notice stack small">
      <dt className="muted">{t("Titular")}</dt>
      <dd className="breaks">{owner.companyName}</dd>
      <dt className="muted">{t("Marcas")}</dt>
      <dd className="breaks">
        {t("NINE FITNESS y {secondBrand}", { secondBrand: owner.secondBrand })}
        {about && <span lang={about.lang}> ({about.text})</span>}
      </dd>
      <dt className="muted">{t("NIF")}</dt>
      <dd className="breaks">{owner.taxId}</dd>
      <dt className="muted">{t("Domicilio")}</dt>
      <dd className="breaks">{owner.address}</dd>
      <dt className="muted">{t("Teléfono")}</dt>
      <dd className="breaks">
        <Reach scheme="tel" value={owner.phone} />
      </dd>
      <dt className="muted">Email</dt>
      <dd className="breaks">
        <Reach scheme="mailto" value={owner.email} />
      </dd>
    </dl>
  );
}
