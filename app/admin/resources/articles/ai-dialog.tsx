import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { writeArticle } from "../../../data/ai-article.ts";
import { aiToasts } from "../../../texts/admin/article-admin-toasts.ts";
import { formTexts } from "../../../texts/form-texts.ts";
import { showToast } from "../../../ui/toast.ts";
import { PanelDialog } from "../../dialogs/panel-dialog.tsx";
import { PanelField } from "../../fields/panel-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { browserClient } from "../../session/browser-client.ts";
import { withSession } from "../../session/with-session.ts";
import type { ArticleFormDraft } from "./article-form.ts";

interface AiDialogProps {
  form: FormHandle<ArticleFormDraft>;
  onClose: () => void;
}

/** The function takes 4,000 characters with the instructions around the topic. */
const longestPrompt = 1000;

/** Has an article written about a topic: the answer becomes the content, the topic the title (admin §7). */
export function AiDialog({ form, onClose }: AiDialogProps) {
  const [prompt, setPrompt] = useState("");
  const { error, isBusy, box, generate } = useGenerating(form, onClose);
  const replaces = form.draft.content.trim() !== "";
  return (
    <PanelDialog title="Generar artículo con IA" onClose={onClose}>
      <div className="panel-dialog__body" ref={box}>
        <PanelField
          name="prompt"
          label="¿De qué trata el artículo?"
          error={error}
          help={
            replaces
              ? "El texto que hay ahora en el artículo se sustituye por el nuevo."
              : "El tema será el título. Revisa el texto antes de publicarlo."
          }
        >
          {(control) => (
            <textarea
              className="input"
              {...control}
              rows={4}
              value={prompt}
              readOnly={isBusy}
              onChange={(event) => setPrompt(event.target.value)}
            />
          )}
        </PanelField>
      </div>
      <footer className="panel-dialog__foot">
        <p className="panel-dialog__state" role="status">
          {isBusy ? "Escribiendo…" : ""}
        </p>
        <button type="button" className="panel-button panel-button--line" onClick={onClose}>
          Cancelar
        </button>
        <button
          type="button"
          className="panel-button"
          aria-busy={isBusy || undefined}
          onClick={() => generate(prompt.trim())}
        >
          {isBusy && <span className="spinner" aria-hidden="true" />}
          Generar
        </button>
      </footer>
    </PanelDialog>
  );
}

function useGenerating(form: FormHandle<ArticleFormDraft>, onClose: () => void) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isHere = useIsHere();

  const refuse = (sentence: string) => {
    flushSync(() => setError(sentence));
    box.current?.querySelector("textarea")?.focus();
  };
  const generate = async (topic: string) => {
    if (isBusy) return;
    if (topic === "") {
      refuse(aiToasts.promptMissing.description);
      return showToast(aiToasts.promptMissing);
    }
    if (topic.length > longestPrompt) return refuse(formTexts.tooLong(longestPrompt));
    setError(undefined);
    setBusy(true);
    try {
      const text = await withSession(() => writeArticle(browserClient(), topic));
      if (!isHere.current) return;
      form.set("title", topic);
      form.set("content", text);
      onClose();
      showToast(aiToasts.generated);
    } catch {
      if (isHere.current) showToast(aiToasts.failed);
    }
    setBusy(false);
  };
  return { error, isBusy, box, generate };
}

/** False once the dialog is closed: what comes back then is not wanted any more. */
function useIsHere() {
  const isHere = useRef(false);
  // Talks to the request that is still on its way.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
