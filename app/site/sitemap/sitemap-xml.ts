import { escapeXml } from "#domain/text/escape-xml.ts";
import { madridTimestamp } from "#domain/time/madrid-timestamp.ts";
import { inLanguage, type Language, ownLanguage, publishedLanguages } from "#shared/language.ts";
import type { SitemapEntry } from "./public-entries.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";
const xhtml = "http://www.w3.org/1999/xhtml";
const pictures = "http://www.google.com/schemas/sitemap-image/1.1";

/**
 * The site map of these pages (sitemaps.org, protocol 0.9) in every language that visitors can read, each with its others
 * and with the picture that it is about.
 */
export function sitemapXml(
  siteUrl: string,
  entries: readonly SitemapEntry[],
  languages: readonly Language[] = publishedLanguages,
): string {
  const urls = entries.flatMap(({ path, changedAt, picture }) => {
    const address = picture ? URL.parse(picture, siteUrl)?.href : undefined;
    const image = address ? `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>` : "";
    const others = alternatesOf(siteUrl, path, languages);
    // A map of thousands asks the clock of Madrid longest: once for each page.
    const changed = changeOf(changedAt);
    return languages.map(
      (language) => `<url>${placeOf(siteUrl, inLanguage(path, language))}${changed}${others}${image}</url>\n`,
    );
  });
  const names = `xmlns="${protocol}"${languages.length > 1 ? ` xmlns:xhtml="${xhtml}"` : ""} xmlns:image="${pictures}"`;
  return `${head}<urlset ${names}>\n${urls.join("")}</urlset>\n`;
}

/** The same page in each language (Google, "Localized versions"); none where there is one. */
function alternatesOf(siteUrl: string, path: string, languages: readonly Language[]): string {
  if (languages.length === 1) return "";
  const link = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(siteUrl + inLanguage(path, language))}"/>`;
  return [...languages.map((language) => link(language, language)), link("x-default", ownLanguage)].join("");
}

export function sitemapIndexXml(siteUrl: string, parts: readonly SitemapEntry[]): string {
  const maps = parts.map(
    ({ path, changedAt }) => `<sitemap>${placeOf(siteUrl, path)}${changeOf(changedAt)}</sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="${protocol}">\n${maps.join("")}</sitemapindex>\n`;
}

/** How a map is sent. */
export const sitemapHeaders = { "content-type": "application/xml; charset=utf-8" };

const placeOf = (siteUrl: string, path: string): string => `<loc>${escapeXml(`${siteUrl}${path}`)}</loc>`;

const changeOf = (changedAt: string | undefined): string =>
  changedAt ? `<lastmod>${madridTimestamp(changedAt)}</lastmod>` : "";
