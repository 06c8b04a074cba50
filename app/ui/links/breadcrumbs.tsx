import { useText } from "../use-text.ts";
import { SiteLink } from "./site-link.tsx";

interface Crumb {
  name: string;
  href: string;
}

interface BreadcrumbsProps {
  trail: Crumb[];
  current: string;
  /** Of the current page's name, where that is not the page's own. */
  lang?: string | undefined;
}

/** The way back to the home page; the last crumb is the page itself. */
export function Breadcrumbs({ trail, current, lang }: BreadcrumbsProps) {
  const t = useText();
  return (
    <nav aria-label={t("Migas de pan")}>
      <ol className="breadcrumbs screen-only row wraps caption muted">
        {trail.map(({ name, href }) => (
          <li key={href} className="row">
            <SiteLink className="quiet-link row press" href={href}>
              {name}
            </SiteLink>
          </li>
        ))}
        <li className="row ink" aria-current="page" lang={lang}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
