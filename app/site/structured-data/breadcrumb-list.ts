import type { Translate } from "#texts/translate.ts";
import type { StructuredThing } from "./structured-data.tsx";

export interface Crumb {
  name: string;
  /** From the site's root on. */
  path: string;
}

/** The way from the home page to this one as search engines understand it; the last crumb is the page itself. */
export function breadcrumbList(siteUrl: string, crumbs: readonly Crumb[], t: Translate): StructuredThing {
  const trail = [{ name: t("Inicio"), path: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}
