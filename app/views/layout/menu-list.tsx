import { SiteLink } from "#app/ui/links/site-link.tsx";
import "./menu-list.css";

export interface MenuEntry {
  id: string;
  text: string;
  /** Of the text, where that is not the page's. */
  lang?: string | undefined;
  href: string;
  /** The page itself, or the section that it belongs to (`aria-current`). */
  current?: "page" | "true" | undefined;
}

/** The menu as a phone shows it, a line each. */
export function MenuList({ links }: { links: readonly MenuEntry[] }) {
  return (
    <ul className="menu-list full lined above-20 below-20">
      {links.map(({ id, text, lang, href, current }) => (
        <li key={id}>
          <SiteLink className="row spread gap-20 thin" href={href} lang={lang} aria-current={current}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
