import type { LegalOwner } from "#app/domain/company/legal-owner.ts";
import { wakes } from "#app/islands/wakes.ts";
import { CompanyAddress } from "#app/views/company/company-address.tsx";
import { CookieSettingsLink } from "../consent/cookie-settings-link.tsx";
import { Logo } from "./logo.tsx";
import "./footer.css";

/** Pages about the house, which a menu of clubs and classes may have no room for. */
const housePages = [
  { text: "Manifiesto", href: "/manifiesto" },
  { text: "Trabaja en 9F", href: "/careers" },
];

const legalPages = [
  { text: "Política de Privacidad", href: "/politica-de-privacidad" },
  { text: "Términos y Condiciones", href: "/terminos-y-condiciones" },
  { text: "Política de Cookies", href: "/politica-de-cookies" },
  { text: "Accesibilidad", href: "/accesibilidad" },
];

export function Footer({ owner, logo, year }: { owner: LegalOwner; logo: string | null; year: number }) {
  return (
    <footer className="site-footer" data-surface="noche">
      <div className="wrap">
        <span className="bar" {...wakes("view", { later: true, unseen: true })} />
        <div className="site-footer__top">
          <div>
            <a href="/" aria-label="NINE FITNESS, inicio">
              <Logo ground="dark" src={logo} />
            </a>
            <ul className="site-footer__house">
              {housePages.map(({ text, href }) => (
                <li key={href}>
                  <a className="quiet-link" href={href}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <CompanyAddress owner={owner} />
        </div>
        <div className="site-footer__low">
          <p>© {year} NINE FITNESS. Todos los derechos reservados.</p>
          <ul>
            {legalPages.map(({ text, href }) => (
              <li key={href}>
                <a className="quiet-link" href={href}>
                  {text}
                </a>
              </li>
            ))}
            <li>
              <CookieSettingsLink className="quiet-link">Configurar cookies</CookieSettingsLink>
            </li>
            <li>
              <a className="quiet-link" href="/admin">
                Admin
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
