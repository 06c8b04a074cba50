import { SiteLink } from "#app/ui/links/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import { CompanyAddress } from "#app/views/company/company-address.tsx";
import type { LegalOwner } from "#domain/company/legal-owner.ts";
import { publishedLanguages } from "#shared/language.ts";
import type { PlainText } from "#texts/translate.ts";
import { CookieSettingsLink } from "../consent/cookie-settings-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import "./footer.css";

type Page = { text: PlainText; href: string };

/** Pages about the house, which a menu of clubs and classes may have no room for. */
const housePages: Page[] = [
  { text: "Manifiesto", href: "/manifiesto" },
  { text: "Trabaja en 9F", href: "/careers" },
];

const legalPages: Page[] = [
  { text: "Política de Privacidad", href: "/politica-de-privacidad" },
  { text: "Términos y Condiciones", href: "/terminos-y-condiciones" },
  { text: "Política de Cookies", href: "/politica-de-cookies" },
  { text: "Accesibilidad", href: "/accesibilidad" },
];

export function Footer({ owner, logo, year }: { owner: LegalOwner; logo: string | null; year: number }) {
  const t = useText();
  return (
    <footer className="site-footer" data-surface="noche">
      <div className="wrap">
        <span className="bar below-block" />
        <div className="site-footer__top stack gap-24 below-block">
          <div>
            <SiteLink href="/" aria-label={t("NINE FITNESS, inicio")}>
              <Logo ground="dark" src={logo} />
            </SiteLink>
            <ul className="above-20 apart row wraps small">
              {housePages.map(({ text, href }) => (
                <li key={href}>
                  <SiteLink className="quiet-link" href={href}>
                    {t(text)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <CompanyAddress owner={owner} />
        </div>
        <div className="ruled-top">
          <div className="row wraps spread apart-12 above-20 caption muted">
            <p>{t("© {year} NINE FITNESS. Todos los derechos reservados.", { year })}</p>
            <ul className="apart row wraps">
              {legalPages.map(({ text, href }) => (
                <li key={href}>
                  <SiteLink className="quiet-link" href={href}>
                    {t(text)}
                  </SiteLink>
                </li>
              ))}
              <li>
                <CookieSettingsLink className="quiet-link">{t("Configurar cookies")}</CookieSettingsLink>
              </li>
              {publishedLanguages.length > 1 && (
                <li>
                  <LanguageSwitch className="quiet-link" />
                </li>
              )}
              <li>
                <SiteLink className="quiet-link" href="/admin">
                  Admin
                </SiteLink>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}
