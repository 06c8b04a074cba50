import { useDeferredValue, useMemo } from "react";
import { ArticleBody } from "../../../views/news/article-body.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";
import type { ArticleFormDraft } from "./article-form.ts";
import "#app/views/news/article-page.css";

/** Title and text as the article's page shows them. A long text follows when there is time. */
export function ArticlePreview({ draft: { title, content } }: { draft: ArticleFormDraft }) {
  const shown = useDeferredValue(content);
  const body = useMemo(() => <ArticleBody content={shown} />, [shown]);
  return (
    <PreviewFrame>
      <article data-surface="blanco">
        <header className="wrap article-head">
          <h1>{title}</h1>
        </header>
        <div className="article-text">{body}</div>
      </article>
    </PreviewFrame>
  );
}
