import { escapeXml } from "#app/domain/text/escape-xml.ts";
import { madridTimestamp } from "#app/domain/time/madrid-timestamp.ts";
import type { SitemapEntry } from "./public-entries.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";
const pictures = "http://www.google.com/schemas/sitemap-image/1.1";

/** The site map of these pages (sitemaps.org, protocol 0.9), with the pictures that they are about. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt, picture }) => {
    const address = picture ? URL.parse(picture, siteUrl)?.href : undefined;
    const image = address ? `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>` : "";
    return `<url>${placeOf(siteUrl, path, changedAt)}${image}</url>\n`;
  });
  return `${head}<urlset xmlns="${protocol}" xmlns:image="${pictures}">\n${urls.join("")}</urlset>\n`;
}

/** The list of the parts that a site map is kept in. */
export function sitemapIndexXml(siteUrl: string, parts: readonly SitemapEntry[]): string {
  const maps = parts.map(({ path, changedAt }) => `<sitemap>${placeOf(siteUrl, path, changedAt)}</sitemap>\n`);
  return `${head}<sitemapindex xmlns="${protocol}">\n${maps.join("")}</sitemapindex>\n`;
}

/** How a map is sent. */
export const sitemapHeaders = { "content-type": "application/xml; charset=utf-8" };

function placeOf(siteUrl: string, path: string, changedAt: string | undefined): string {
  const changed = changedAt ? `<lastmod>${madridTimestamp(changedAt)}</lastmod>` : "";
  return `<loc>${escapeXml(`${siteUrl}${path}`)}</loc>${changed}`;
}
