import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cutText } from "#domain/text/cut-text.ts";
import { aiReason, aiToasts } from "#texts/admin/ai-toasts.ts";
import { formTexts } from "#texts/form-texts.ts";
import type { ArticleDraft } from "../../../content/publications/article.ts";
import { NotWritten } from "../../../data/inbox/ask-ai.ts";
import { writeArticle } from "../../../data/publications/write-article.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Button } from "../../../ui/links/button.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import type { FormHandle } from "../../form/form-handle.ts";
import { browserClient } from "../../session/browser-client.ts";
import { withSession } from "../../session/with-session.ts";
import { type AiState, WithAiState } from "./ai-button.tsx";

interface AiDialogProps {
  form: FormHandle<ArticleDraft>;
  ai: Promise<AiState>;
  onClose: () => void;
  /** What the form said before the new text took its place. */
  onReplaced: (before: ArticleDraft) => void;
}

/** The function takes 4,000 characters with the instructions around the topic; a title no more than a line. */
const longestPrompt = 1000;
const longestTitle = 200;

/** Has an article written about a topic: the answer becomes the content, the topic the title (admin §7). */
export function AiDialog({ form, ai, onClose, onReplaced }: AiDialogProps) {
  const [prompt, setPrompt] = useState("");
  const { error, isBusy, area, generate, stop } = useGenerating(form, onClose, onReplaced);
  const length = Array.from(prompt.trim()).length;
  return (
    <Dialog title="Generar artículo con IA" onDismiss={onClose}>
      <div className="dialog__body">
        <WithAiState asked={ai}>
          {(known) => known?.isConfigured === false && <p className="panel-notice">{aiReason("not_configured")}</p>}
        </WithAiState>
        <Field
          id="field-prompt"
          name="prompt"
          label="¿De qué trata el artículo?"
          error={error}
          hint={
            <>
              {form.draft.content.trim() !== ""
                ? "El texto que hay ahora en el artículo se sustituye por el nuevo; podrás recuperarlo."
                : "El tema será el título. Revisa el texto antes de publicarlo."}{" "}
              {length.toLocaleString("es-ES")} de {longestPrompt.toLocaleString("es-ES")} caracteres.
            </>
          }
        >
          {(control) => (
            <textarea
              className="input"
              {...control}
              ref={area}
              rows={6}
              style={{ "--rows": 6 }}
              value={prompt}
              readOnly={isBusy}
              onChange={(event) => setPrompt(event.target.value)}
            />
          )}
        </Field>
      </div>
      <footer className="dialog__foot">
        <p className="dialog__state" role="status">
          <WithAiState asked={ai}>
            {(known) => isBusy && `Escribiendo… Puede tardar hasta ${known?.seconds ?? 60} segundos.`}
          </WithAiState>
        </p>
        <Button size="compact" variant="line" onClick={isBusy ? stop : onClose}>
          Cancelar
        </Button>
        <Button size="compact" busy={isBusy} onClick={() => generate(prompt.trim())}>
          Generar
        </Button>
      </footer>
    </Dialog>
  );
}

function useGenerating(form: FormHandle<ArticleDraft>, onClose: () => void, onReplaced: AiDialogProps["onReplaced"]) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const underWay = useRef<AbortController>(null);
  // Talks to the request that is still on its way: what comes back to a closed dialog is not wanted any more.
  useEffect(() => () => underWay.current?.abort(), []);

  const refuse = (sentence: string) => {
    flushSync(() => setError(sentence));
    area.current?.focus();
  };
  const generate = async (topic: string) => {
    if (isBusy) return;
    if (topic === "") {
      refuse(aiToasts.promptMissing.description);
      return showToast(aiToasts.promptMissing);
    }
    if (Array.from(topic).length > longestPrompt) return refuse(formTexts.tooLong(longestPrompt));
    const asking = new AbortController();
    underWay.current = asking;
    setError(undefined);
    setBusy(true);
    try {
      const text = await withSession(() => writeArticle(browserClient(), topic, asking.signal));
      if (asking.signal.aborted) return;
      onReplaced(form.draft);
      form.set("title", cutText(topic, longestTitle));
      form.set("content", text);
      onClose();
      showToast(aiToasts.generated);
    } catch (error) {
      if (asking.signal.aborted) return;
      refuse(aiReason(error instanceof NotWritten ? error.code : ""));
      showToast(aiToasts.failed);
    } finally {
      setBusy(false);
    }
  };
  return { error, isBusy, area, generate, stop: () => underWay.current?.abort() };
}
