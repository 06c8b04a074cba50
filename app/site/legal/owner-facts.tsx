import type { LegalOwner } from "#app/domain/company/legal-owner.ts";
import { Reach } from "#app/views/company/reach.tsx";

/** Who answers for the site, as Spanish law asks it to be said (Ley 34/2002, art. 10). */
export function OwnerFacts({ owner }: { owner: LegalOwner }) {
  return (
    <dl className="legal-owner">
      <dt>Titular</dt>
      <dd>{owner.companyName}</dd>
      <dt>Marcas</dt>
      <dd>NINE FITNESS y {owner.secondBrand}</dd>
      <dt>NIF</dt>
      <dd>{owner.taxId}</dd>
      <dt>Domicilio</dt>
      <dd>{owner.address}</dd>
      <dt>Teléfono</dt>
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
