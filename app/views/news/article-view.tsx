import type { ReactNode } from "react";
import type { Article } from "#app/content/publications/article.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { DetailTitle } from "#app/ui/titles/detail-title.tsx";
import { useText } from "#app/ui/use-text.ts";
import { shownSource } from "#domain/links/link-safety.ts";
import { contentLang, type FellBack } from "#domain/text/content-lang.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import "./article.css";

export type ShownArticle = Pick<Article, "title" | "author" | "publication_date" | "image_url" | "content"> & FellBack;

/** An article from its title to its last line, and the ways to send it on where it is public. */
export function ArticleView({ article, share }: { article: ShownArticle; share?: ReactNode }) {
  const contentIs = contentLang(article, "content");
  return (
    <article>
      <ArticleHead article={article} />
      {shownSource(article.image_url) && (
        <div className="wrap">
          <ArticlePicture src={article.image_url} sizes="(min-width: 95rem) 1408px, 93vw" lead priority />
        </div>
      )}
      <div className="wrap article-text">
        {contentIs ? (
          <div lang={contentIs}>
            <ArticleBody content={article.content} />
          </div>
        ) : (
          <ArticleBody content={article.content} />
        )}
        {share}
      </div>
    </article>
  );
}

function ArticleHead({ article }: { article: Pick<Article, "title" | "author" | "publication_date"> & FellBack }) {
  const t = useText();
  return (
    <header className="wrap detail-head">
      <BackLink href="/9ftoday">{t("Volver a 9FToday")}</BackLink>
      <DetailTitle lang={contentLang(article, "title")}>{article.title}</DetailTitle>
      <p className="apart row wraps small muted">
        <b className="ink">{t("Por {author}", { author: article.author })}</b>
        <span>
          {t("Publicado el")}{" "}
          <time dateTime={article.publication_date}>{madridLongDate(article.publication_date, t)}</time>
        </span>
      </p>
    </header>
  );
}
