import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import type { LegalOwner } from "#domain/company/legal-owner.ts";

/** Who answers for the site, as Spanish law asks it to be said (Ley 34/2002, art. 10). */
export function OwnerFacts({ owner }: { owner: LegalOwner }) {
  const t = useText();
  const { secondBrandAbout: about } = owner;
  return (
    <dl className="legal-owner stack small">
      <dt>{t("Titular")}</dt>
      <dd>{owner.companyName}</dd>
      <dt>{t("Marcas")}</dt>
      <dd>
        {t("NINE FITNESS y {secondBrand}", { secondBrand: owner.secondBrand })}
        {about && <span lang={about.lang}> ({about.text})</span>}
      </dd>
      <dt>{t("NIF")}</dt>
      <dd>{owner.taxId}</dd>
      <dt>{t("Domicilio")}</dt>
      <dd>{owner.address}</dd>
      <dt>{t("Teléfono")}</dt>
      <dd>
        <Reach scheme="tel" value={owner.phone} />
      </dd>
      <dt>Email</dt>
      <dd>
        <Reach scheme="mailto" value={owner.email} />
      </dd>
    </dl>
  );
}
