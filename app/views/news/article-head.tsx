import type { Article } from "#app/content/article.ts";
import { madridLongDate } from "#app/domain/time/madrid-time.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import "./article-page.css";

interface ArticleHeadProps {
  article: Pick<Article, "title" | "author" | "publication_date">;
}

export function ArticleHead({ article }: ArticleHeadProps) {
  return (
    <header className="wrap article-head">
      <BackLink href="/9ftoday">Volver a 9FToday</BackLink>
      <h1>{article.title}</h1>
      <p className="article-head__line">
        <b>Por {article.author}</b>
        <span>
          Publicado el <time dateTime={article.publication_date}>{madridLongDate(article.publication_date)}</time>
        </span>
      </p>
    </header>
  );
}
