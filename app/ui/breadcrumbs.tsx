import { SiteLink } from "./site-link.tsx";
import { useText } from "./use-text.ts";
import "./breadcrumbs.css";

interface Crumb {
  name: string;
  href: string;
}

/** The way back to the home page; the last crumb is the page itself. */
export function Breadcrumbs({ trail, current }: { trail: Crumb[]; current: string }) {
  const t = useText();
  return (
    <nav aria-label={t("Migas de pan")}>
      <ol className="breadcrumbs">
        {trail.map(({ name, href }) => (
          <li key={href}>
            <SiteLink href={href}>{name}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
