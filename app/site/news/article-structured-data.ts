import type { Article } from "#app/content/publications/article.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { madridTimestamp } from "#domain/time/madrid-timestamp.ts";
import type { Language } from "#shared/language.ts";
import { publisher } from "../structured-data/publisher.ts";
import type { StructuredThing } from "../structured-data/structured-data.tsx";

interface ArticleContext {
  siteUrl: string;
  /** Of its page. */
  language: Language;
  /** The whole address of its page. */
  url: string;
  description: string;
  image: string | null;
}

/** An article as search engines understand it (schema.org NewsArticle). */
export function articleStructuredData(
  article: Article,
  { siteUrl, language, url, description, image }: ArticleContext,
): StructuredThing {
  const { title, author, publication_date, updated_at } = article;
  const published = madridTimestamp(publication_date);
  return {
    "@type": "NewsArticle",
    headline: title,
    ...(description && { description }),
    url,
    mainEntityOfPage: url,
    inLanguage: contentLang(article, "content") ?? language,
    datePublished: published,
    // One that was written before its date has not changed since.
    dateModified: Date.parse(updated_at) > Date.parse(publication_date) ? madridTimestamp(updated_at) : published,
    author: { "@type": "Person", name: author },
    publisher: publisher(siteUrl),
    ...(image && { image: new URL(image, url).href }),
  };
}
