import { ArrowUpRight, ChevronDown } from "lucide-react";
import type { Club } from "#app/content/clubs/club.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { mapLinks } from "#domain/clubs/map-links.ts";
import "../club-page.css";

/** The way to a club with the map that the visitor has: nobody but the visitor knows which one that is. */
export function WayThere({ club }: { club: Club }) {
  const t = useText();
  const links = mapLinks(club);
  return (
    <details className="way-there fold screen-only small">
      <summary>
        {t("Cómo llegar")}
        <span className="sr-only"> a {club.name}</span>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <ul>
        <li className="way-there__app">
          <MapLink href={links.app}>{t("La app de mapas del móvil")}</MapLink>
        </li>
        <li>
          <MapLink href={links.google}>{t("Google Maps")}</MapLink>
        </li>
        <li>
          <MapLink href={links.apple}>{t("Apple Maps")}</MapLink>
        </li>
      </ul>
    </details>
  );
}

function MapLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="quiet-link row spread press" href={href} rel="noreferrer">
      {children}
      <Icon of={ArrowUpRight} size={18} />
    </a>
  );
}
