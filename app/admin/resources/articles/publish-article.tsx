import { Suspense, use, useState } from "react";
import { flushSync } from "react-dom";
import type { ArticleDraft } from "../../../content/publications/article.ts";
import { Button } from "../../../ui/links/button.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { laterPart } from "../../form/later-part.tsx";
import { PageContext } from "../../resource/page-places.tsx";
import type { Advice } from "./before-publishing.tsx";

const PublishDialog = laterPart(async () => (await import("./publish-dialog.tsx")).PublishDialog, { isBeside: true });

interface PublishArticleProps {
  form: FormHandle<ArticleDraft>;
  advice: readonly Advice[];
}

/** The way of a draft to its readers: the form's own save, with the moment that was chosen. */
export function PublishArticle({ form, advice }: PublishArticleProps) {
  const [isAsking, setAsking] = useState(false);
  const { isSaving, set } = form;
  const page = use(PageContext);
  const publish = async (at: string) => {
    const { is_published, publication_date } = form.draft;
    flushSync(() => {
      setAsking(false);
      set("is_published", true);
      set("publication_date", at);
    });
    if (await page?.save()) return;
    // Something was wrong: it is a draft as it was, whatever is saved next.
    set("is_published", is_published);
    set("publication_date", publication_date);
  };
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" disabled={isSaving} onClick={() => setAsking(true)}>
        Publicar…
      </Button>
      {isAsking && (
        <Suspense>
          <PublishDialog
            draft={form.draft}
            advice={advice}
            onDismiss={() => setAsking(false)}
            onPublish={(at) => void publish(at)}
          />
        </Suspense>
      )}
    </>
  );
}
