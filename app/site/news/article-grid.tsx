import type { ArticleCard as Card } from "#app/content/publications/article.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ArticlePicture } from "#app/views/news/article-picture.tsx";
import { markdownExcerpt } from "#domain/markdown/markdown-excerpt.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { articlePath } from "./article-path.ts";
import "./news-front.css";

export function ArticleGrid({ articles }: { articles: readonly Card[] }) {
  return (
    <ul className="above-block thirds">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}

function ArticleCard({ article }: { article: Card }) {
  const t = useText();
  return (
    <article className="article-card relative stack zooms">
      <ArticlePicture src={article.image_url} sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw" />
      <p className="caption muted">
        <time dateTime={article.publication_date}>{madridLongDate(article.publication_date, t)}</time>
      </p>
      <h2 className="covers title-1">
        <SiteLink className="quiet-link" href={articlePath(article)} lang={contentLang(article, "title")}>
          {article.title}
        </SiteLink>
      </h2>
      <p className="article-card__excerpt clamp small muted" lang={contentLang(article, "opening")}>
        {markdownExcerpt(article.opening)}
      </p>
    </article>
  );
}
