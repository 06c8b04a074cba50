import type { Article } from "#app/content/article.ts";
import { shownSource } from "#app/domain/links/link-safety.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleHead } from "./article-head.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import "./article-page.css";

export type ShownArticle = Pick<Article, "title" | "author" | "publication_date" | "image_url" | "content">;

/** An article from its title to its last line. */
export function ArticleView({ article }: { article: ShownArticle }) {
  return (
    <article>
      <ArticleHead article={article} />
      {shownSource(article.image_url) && (
        <div className="wrap">
          <ArticlePicture src={article.image_url} sizes="(min-width: 95rem) 1408px, 93vw" lead priority />
        </div>
      )}
      <div className="article-text">
        <ArticleBody content={article.content} />
      </div>
    </article>
  );
}
