import { Suspense, use, useEffect, useRef, useState } from "react";
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
  const before = useRef<ArticleDraft | null>(null);
  const { isSaving, set } = form;
  const save = use(PageContext)?.save;
  const publish = (at: string) => {
    before.current = form.draft;
    flushSync(() => {
      setAsking(false);
      set("is_published", true);
      set("publication_date", at);
    });
    void save?.();
  };
  // Talks to the save, which closes the form unless something was wrong: then it is a draft as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the save ends
  useEffect(() => {
    if (isSaving || !before.current) return;
    set("is_published", before.current.is_published);
    set("publication_date", before.current.publication_date);
    before.current = null;
  }, [isSaving]);
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" disabled={isSaving} onClick={() => setAsking(true)}>
        Publicar…
      </Button>
      {isAsking && (
        <Suspense>
          <PublishDialog draft={form.draft} advice={advice} onDismiss={() => setAsking(false)} onPublish={publish} />
        </Suspense>
      )}
    </>
  );
}
