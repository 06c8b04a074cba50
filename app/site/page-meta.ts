import type { MetaDescriptor } from "react-router";

interface PageMeta {
  title: string;
  description: string;
  /** Public origin of the site, without a slash at the end. */
  siteUrl: string;
  path: string;
  /** Address of a picture that shows what the page is about; root-relative ones are completed. */
  image?: string | null;
  /** Structured data, made of real content only. */
  jsonLd?: Record<string, unknown>;
}

/** Title, description, canonical address, Open Graph and structured data of a public page. */
export function pageMeta({ title, description, siteUrl, path, image, jsonLd }: PageMeta): MetaDescriptor[] {
  const url = `${siteUrl}${path}`;
  const picture = image ? new URL(image, siteUrl).href : null;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "NINE FITNESS" },
    { property: "og:locale", content: "es_ES" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...(picture ? [{ property: "og:image", content: picture }] : []),
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
    ...(jsonLd ? [{ "script:ld+json": { "@context": "https://schema.org", ...jsonLd } }] : []),
  ];
}
