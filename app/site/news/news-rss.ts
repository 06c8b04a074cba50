import type { Article } from "#app/content/publications/article.ts";
import { pictureUrl } from "#app/ui/pictures/picture-url.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { markdownExcerpt } from "#domain/markdown/markdown-excerpt.ts";
import { markdownHtml } from "#domain/markdown/markdown-html.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { escapeXml } from "#domain/text/escape-xml.ts";
import { linkIn } from "#shared/language.ts";
import { inSpanish, type Translate } from "#texts/translate.ts";
import { rssFeed } from "../feeds/rss.ts";
import { articlePath } from "./article-path.ts";
import { newsFeed } from "./news-feed.ts";

/** Readers fetch the whole feed every time: what is older is on the site. */
export const newsFeedLength = 20;

/** The newest articles of 9FToday with their whole text (RSS 2.0). */
export function newsRss(siteUrl: string, articles: readonly Article[], t: Translate = inSpanish): string {
  const whole = (href: string) => URL.parse(href, siteUrl)?.href ?? href;
  const link = (href: string) => whole(linkIn(href, t.language));
  const picture = (src: string) => whole(pictureUrl(src, 1250, "webp") ?? src);
  const changed = articles.map(lastChange).toSorted().at(-1) ?? null;
  return rssFeed(
    {
      locale: t.locale,
      title: "9FToday",
      description: t("Entrenamiento, recuperación y vida de club. Escrito por quien lo entrena."),
      link: link("/9ftoday"),
      self: link(newsFeed.path),
      image: `${siteUrl}/icons/icon-192.png`,
      changedAt: changed,
    },
    articles.map((article) => {
      const image = safeSource(article.image_url);
      const lead = image ? `<p><img src="${escapeXml(picture(image))}" alt=""></p>\n` : "";
      return {
        title: article.title,
        link: link(articlePath(article)),
        id: article.id,
        publishedAt: article.publication_date,
        locale: contentLang(article, "content") ? inSpanish.locale : null,
        more: [
          { name: "dc:creator", holds: article.author },
          { name: "description", holds: markdownExcerpt(article.content, 300) },
          { name: "content:encoded", holds: lead + markdownHtml(article.content, { link, picture }) },
        ],
      };
    }),
  );
}

/** As ISO text that sorts; one that was written before its date appeared at its date. */
function lastChange({ updated_at, publication_date }: Article): string {
  return new Date(Math.max(Date.parse(updated_at), Date.parse(publication_date))).toISOString();
}
