import type { MenuEntry } from "#app/views/layout/menu-list.tsx";
import { safeLink } from "#domain/links/link-safety.ts";
import type { MenuLink } from "#domain/pages/header-menu.ts";
import { contentLang } from "#domain/text/content-lang.ts";

export type ShownLink = MenuEntry & Required<Pick<MenuEntry, "lang" | "current">>;

export type CallToAction = Pick<ShownLink, "text" | "lang" | "href">;

/**
 * The menu as links of the page at `pathname`. On the home page `/#clubs` becomes `#clubs`: the browser then scrolls
 * there, whatever query the address carries; from elsewhere it opens the home page at that place (public-site §2).
 */
export function shownLinks(menu: readonly MenuLink[], pathname: string): ShownLink[] {
  return menu.flatMap((link) => {
    const { id, text, path } = link;
    const href = safeLink(path);
    if (href === null) return [];
    const isAnchor = href.startsWith("/#");
    return {
      id,
      text,
      lang: contentLang(link, "text"),
      href: isAnchor && pathname === "/" ? href.slice(1) : href,
      current: currentState(withoutSlash(href), withoutSlash(pathname)),
    };
  });
}

function currentState(href: string, pathname: string): ShownLink["current"] {
  if (href === pathname) return "page";
  // The one list whose pages do not lie below its own address.
  const below = href === "/clubs" ? "/club/" : `${href}/`;
  return href.startsWith("/") && href !== "/" && pathname.startsWith(below) ? "true" : undefined;
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, "$1");
