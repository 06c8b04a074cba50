import type { ReactNode } from "react";
import { useText } from "#app/ui/use-text.ts";
import type { LegalOwner } from "#domain/company/legal-owner.ts";
import { Reach } from "./reach.tsx";

interface CompanyAddressProps {
  owner: LegalOwner;
  /** As it is on the web, where something else is shown. */
  before?: LegalOwner;
}

/** Who is behind the site and how to reach them, as every footer says it. */
export function CompanyAddress({ owner, before = owner }: CompanyAddressProps) {
  const t = useText();
  // In a preview the eye finds what is different.
  const fact = (name: keyof LegalOwner, words: ReactNode) =>
    owner[name] === before[name] ? words : <mark>{words}</mark>;
  const links = linksOf(owner);
  const isNewLink = (url: string) => linksOf(before).every((link) => link.url !== url);
  return (
    <>
      <address className="small muted">
        {fact("companyName", <b>{owner.companyName}</b>)}
        <br />
        {fact("taxId", `NIF ${owner.taxId}`)}
        <br />
        {fact("address", owner.address)}
      </address>
      <address className="small muted">
        {fact("phone", <Reach scheme="tel" value={owner.phone} className="quiet-link" />)}
        <br />
        {fact("email", <Reach scheme="mailto" value={owner.email} className="quiet-link" />)}
        {links.length > 0 && (
          <ul className="apart row wraps">
            {links.map(({ name, url }) => (
              <li key={name}>
                <a className="quiet-link" href={url} target="_blank" rel="noopener noreferrer">
                  {isNewLink(url) ? <mark>{name}</mark> : name}
                  <span className="sr-only"> {t("(se abre en otra pestaña)")}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </address>
    </>
  );
}

const linksOf = ({ chat, social }: LegalOwner) => [...(chat ? [chat] : []), ...social];
