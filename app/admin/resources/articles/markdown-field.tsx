import { Sparkles } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import type { ArticleDraft } from "../../../content/article.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { ArticleBody } from "../../../views/news/article-body.tsx";
import { fieldOf } from "../../fields/field-of.ts";
import type { FormHandle } from "../../form/form-handle.ts";
import { AiButton, type AiState } from "./ai-button.tsx";
import { InsertPicture } from "./insert-picture.tsx";

interface MarkdownFieldProps {
  form: FormHandle<ArticleDraft>;
  ai: Promise<AiState>;
  onAskAi: () => void;
}

/** The text as it is written and, in a second tab, as it is read. */
export function MarkdownField({ form, ai, onAskAi }: MarkdownFieldProps) {
  const [view, setView] = useState("markdown");
  const area = useRef<HTMLTextAreaElement>(null);
  const { content } = form.draft;
  // A fault is to be seen, and its field to take the focus.
  const selected = form.errors.content ? "markdown" : view;
  return (
    <Field {...fieldOf(form, "content")} hint={<MarkdownHelp />}>
      {(control) => (
        <div className="markdown-field">
          <div className="markdown-field__tools">
            <InsertPicture form={form} area={area} />
            <AiButton asked={ai}>
              <Button size="compact" variant="line" onClick={onAskAi} aria-haspopup="dialog">
                <Icon of={Sparkles} size={17} />
                Generar con IA
              </Button>
            </AiButton>
          </div>
          <Tabs
            label="Contenido del artículo"
            selected={selected}
            onSelect={setView}
            tabs={[
              {
                id: "markdown",
                title: "Markdown",
                panel: (
                  <textarea
                    className="input"
                    {...control}
                    ref={area}
                    rows={18}
                    value={content}
                    onChange={(event) => form.set("content", event.target.value)}
                  />
                ),
              },
              { id: "preview", title: "Vista previa", panel: selected === "preview" && <Preview content={content} /> },
            ]}
          />
        </div>
      )}
    </Field>
  );
}

function Preview({ content }: { content: string }) {
  const shown = useDeferredValue(content);
  if (shown.trim() === "") return <p className="markdown-field__empty">Todavía no hay texto.</p>;
  return (
    <div className="markdown-field__preview" inert>
      <ArticleBody content={shown} />
    </div>
  );
}

function MarkdownHelp() {
  return (
    <>
      Títulos con #, ## y ###; listas con «- » o «1. »; citas con «{">"} »; **negrita**, *cursiva* y
      [enlaces](https://…).
    </>
  );
}
