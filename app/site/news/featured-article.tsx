import { ArrowRight } from "lucide-react";
import type { ArticleCard } from "#app/content/publications/article.ts";
import { Badge } from "#app/ui/badge.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ArticlePicture } from "#app/views/news/article-picture.tsx";
import { markdownExcerpt } from "#domain/markdown/markdown-excerpt.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { articlePath } from "./article-path.ts";
import "./news-front.css";

export function FeaturedArticle({ article }: { article: ArticleCard }) {
  const t = useText();
  return (
    <article className="featured relative ruled cols cols-8-4 gap-24 zooms">
      <ArticlePicture src={article.image_url} sizes="(min-width: 64rem) 64vw, 92vw" priority />
      <div className="column gap-16 top">
        <Badge tone={article.is_featured ? "gold" : "line"}>
          {article.is_featured ? t("Destacado") : t("Lo último")}
        </Badge>
        <h2 className="covers detail-title">
          <SiteLink href={articlePath(article)} lang={contentLang(article, "title")}>
            {article.title}
          </SiteLink>
        </h2>
        <p className="lead" lang={contentLang(article, "opening")}>
          {markdownExcerpt(article.opening)}
        </p>
        <p className="caption muted">
          {t("Por {author}", { author: article.author })} ·{" "}
          <time dateTime={article.publication_date}>{madridLongDate(article.publication_date, t)}</time>
        </p>
        <span className="text-link" aria-hidden="true">
          {t("Leer el artículo")}
          <Icon of={ArrowRight} size={18} />
        </span>
      </div>
    </article>
  );
}
