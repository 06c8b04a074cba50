import type { Article } from "#app/content/article.ts";

/** An article as search engines understand it (schema.org). */
export function articleStructuredData(
  article: Article,
  page: { url: string; description: string; image: string | null },
): Record<string, unknown> {
  return {
    "@type": "NewsArticle",
    headline: article.title,
    description: page.description,
    url: page.url,
    datePublished: article.publication_date,
    dateModified: article.updated_at,
    author: { "@type": "Person", name: article.author },
    publisher: { "@type": "Organization", name: "NINE FITNESS" },
    ...(page.image && { image: new URL(page.image, page.url).href }),
  };
}
