import { useDeferredValue, useMemo } from "react";
import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import type { ArticleDraft } from "../../../content/publications/article.ts";
import { ArticleView, type ShownArticle } from "../../../views/news/article-view.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";

export function ArticlePreview({ draft }: { draft: ArticleDraft }) {
  const shown = useDeferredValue(draft);
  const page = useMemo(() => <ArticleView article={shownArticle(shown)} />, [shown]);
  return (
    <PreviewFrame>
      <div data-surface="blanco">{page}</div>
    </PreviewFrame>
  );
}

/** What is typed; without a date, as if it came out now. */
function shownArticle({ title, author, content, image_url, publication_date }: ArticleDraft): ShownArticle {
  const date = fromMadridLocal(publication_date) ?? new Date().toISOString();
  return { title, author, content, image_url, publication_date: date };
}
