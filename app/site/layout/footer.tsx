import { Logo } from "./logo.tsx";
import { Reach } from "./reach.tsx";
import "./footer.css";

export interface Company {
  companyName: string;
  taxId: string;
  address: string;
  phone: string;
  email: string;
}

/** Pages about the house, which a menu of clubs and classes may have no room for. */
const housePages = [
  { text: "Manifiesto", href: "/manifiesto" },
  { text: "Trabaja en 9F", href: "/careers" },
];

const legalPages = [
  { text: "Política de Privacidad", href: "/politica-de-privacidad" },
  { text: "Términos y Condiciones", href: "/terminos-y-condiciones" },
  { text: "Política de Cookies", href: "/politica-de-cookies" },
];

export function Footer({ company, logo, year }: { company: Company; logo: string | null; year: number }) {
  return (
    <footer className="site-footer" data-surface="noche">
      <div className="wrap">
        <span className="bar" />
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
          <address>
            <b>{company.companyName}</b>
            <br />
            NIF {company.taxId}
            <br />
            {company.address}
          </address>
          <address>
            <Reach scheme="tel" value={company.phone} className="quiet-link" />
            <br />
            <Reach scheme="mailto" value={company.email} className="quiet-link" />
          </address>
        </div>
        <div className="site-footer__low">
          <p>© {year} NINE FITNESS. Todos los derechos reservados.</p>
          <ul>
            {[...legalPages, { text: "Admin", href: "/admin" }].map(({ text, href }) => (
              <li key={href}>
                <a className="quiet-link" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
