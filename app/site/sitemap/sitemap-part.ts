/** Which part of the site map an address asks for: the pages, or the articles of a month (`2026-11`). */
export type SitemapPart = { kind: "pages" } | { kind: "articles"; month: string };

const base = "/sitemaps";

export function sitemapPartPath(part: SitemapPart): string {
  return `${base}/${part.kind === "pages" ? "paginas" : `9ftoday-${part.month}`}.xml`;
}

/** The part that the last segment of an address names; null for none. */
export function readSitemapPart(segment: string): SitemapPart | null {
  if (segment === "paginas.xml") return { kind: "pages" };
  const [, month] = /^9ftoday-(\d{4}-(?:0[1-9]|1[0-2]))\.xml$/.exec(segment) ?? [];
  return month === undefined ? null : { kind: "articles", month };
}
