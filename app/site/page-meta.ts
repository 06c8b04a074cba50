import type { MetaDescriptor } from "react-router";
import { resizableName } from "#app/ui/pictures/picture-url.ts";
import { inLanguage, type Language, languages, linkIn, ownLanguage, publishedLanguages } from "#shared/language.ts";
import { type CardKind, cardTags, shareCardPath } from "#shared/share-card.ts";
import type { Translate } from "#texts/translate.ts";
import { breadcrumbList, type Crumb } from "./structured-data/breadcrumb-list.ts";
import { inPageLanguage } from "./structured-data/in-page-language.ts";
import { asDocument, type StructuredThing } from "./structured-data/structured-data.tsx";

export interface PageMeta {
  /** Of the page's own address: `textAt(location)`. */
  t: Translate;
  title: string;
  description: string;
  /** Public origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Without its language. */
  path: string;
  /** Address of a picture that shows what the page is about: its card is drawn over it (server/pictures/share-cards.ts). */
  image?: string | null;
  /** What its card says and, without a picture, how it is drawn; a page with its title else. */
  card?: { kind: CardKind; name?: string; line?: string };
  /** The page whose card is shown, where this one is never kept and so has none of its own. Without its language. */
  cardOf?: string;
  /** What the page is about, made of real content only; null where too little is known of it. */
  jsonLd?: StructuredThing | null;
  /** The way to a page of detail, itself at its end, without the home page. */
  crumbs?: readonly Crumb[];
  /** The same content to subscribe to, without its language. */
  feed?: Feed;
}

interface Feed {
  type: "application/rss+xml" | "text/calendar";
  title: string;
  path: string;
}

/** Title, description, canonical address, Open Graph and structured data of a public page. */
export function pageMeta({
  t,
  title,
  description,
  siteUrl,
  path: ownPath,
  image,
  card: { kind, name, line } = { kind: "page" },
  cardOf = ownPath,
  jsonLd,
  crumbs,
  feed,
}: PageMeta): MetaDescriptor[] {
  const path = inLanguage(ownPath, t.language);
  const url = `${siteUrl}${path}`;
  const picture = image ? resizableName(image) : null;
  const card = `${siteUrl}${shareCardPath(inLanguage(cardOf, t.language))}?v=${shortHash(JSON.stringify([name ?? title, image ?? "", kind, line]))}`;
  const things = [...(jsonLd ? [jsonLd] : []), ...(crumbs ? [breadcrumbList(siteUrl, crumbs, t)] : [])];
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(siteUrl, ownPath),
    ...(feed
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: feed.type,
            title: t.known(feed.title),
            href: linkIn(feed.path, t.language),
          },
        ]
      : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "NINE FITNESS" },
    { property: "og:locale", content: languages.find(({ code }) => code === t.language)?.openGraph },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: card },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    ...cardTagsOf({ picture, kind, name, line }),
    { name: "twitter:card", content: "summary_large_image" },
    ...(things.length > 0 ? [{ "script:ld+json": inPageLanguage(asDocument(things), siteUrl, t.language) }] : []),
  ];
}

function cardTagsOf(said: { [Tag in keyof typeof cardTags]: string | null | undefined }): MetaDescriptor[] {
  const tags = Object.keys(cardTags) as (keyof typeof cardTags)[];
  return tags.flatMap((tag) => (said[tag] ? [{ name: cardTags[tag], content: said[tag] }] : []));
}

/** The same page in each language that visitors can read; who reads none of them is shown the site's own. */
function alternates(siteUrl: string, path: string): MetaDescriptor[] {
  if (publishedLanguages.length === 1) return [];
  const link = (hrefLang: string, language: Language) => ({
    ...{ tagName: "link", rel: "alternate", hrefLang, href: siteUrl + inLanguage(path, language) },
  });
  return [...publishedLanguages.map((code) => link(code, code)), link("x-default", ownLanguage)];
}

/** A name that changes with the text: networks keep a card for as long as its address stays (FNV-1a, 32 bit). */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const it of text) hash = Math.imul(hash ^ (it.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
