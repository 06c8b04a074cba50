import type { LegalOwner } from "#app/domain/company/legal-owner.ts";
import { Reach } from "./reach.tsx";

/** Who is behind the site and how to reach them, as every footer says it. */
export function CompanyAddress({ owner }: { owner: LegalOwner }) {
  return (
    <>
      <address>
        <b>{owner.companyName}</b>
        <br />
        NIF {owner.taxId}
        <br />
        {owner.address}
      </address>
      <address>
        <Reach scheme="tel" value={owner.phone} className="quiet-link" />
        <br />
        <Reach scheme="mailto" value={owner.email} className="quiet-link" />
        {owner.social.length > 0 && (
          <ul className="site-footer__social">
            {owner.social.map(({ name, url }) => (
              <li key={name}>
                <a className="quiet-link" href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="sr-only"> (se abre en otra pestaña)</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </address>
    </>
  );
}
