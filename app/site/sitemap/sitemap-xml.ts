import { escapeXml } from "#app/domain/text/escape-xml.ts";

/** The site map of these root-relative addresses (sitemaps.org, protocol 0.9). */
export function sitemapXml(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeXml(`${siteUrl}${path}`)}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
