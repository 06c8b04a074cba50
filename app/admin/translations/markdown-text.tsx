import { useDeferredValue, useId, useState } from "react";
import { Field, type FieldWords } from "../../ui/field.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ArticleBody } from "../../views/news/article-body.tsx";
import { fieldOf } from "../fields/field-of.ts";
import type { FormHandle } from "../form/form-handle.ts";

interface MarkdownTextProps extends FieldWords {
  form: FormHandle<Record<string, string>>;
  name: string;
  lang: string;
}

/** A text with its marks and, in a second tab, as it is read. */
export function MarkdownText({ form, name, lang, ...words }: MarkdownTextProps) {
  const [view, setView] = useState("");
  // The Spanish text beside it has tabs too.
  const id = useId();
  const text = form.draft[name] ?? "";
  const selected = view === `${id}-read` && !form.errors[name] ? view : `${id}-write`;
  return (
    <Field {...fieldOf(form, name)} {...words}>
      {(control) => (
        <div className="markdown-field">
          <Tabs
            label="Contenido traducido"
            selected={selected}
            onSelect={setView}
            tabs={[
              {
                id: `${id}-write`,
                title: "Markdown",
                panel: (
                  <textarea
                    className="input"
                    {...control}
                    lang={lang}
                    rows={18}
                    value={text}
                    onChange={(event) => form.set(name, event.target.value)}
                  />
                ),
              },
              {
                id: `${id}-read`,
                title: "Vista previa",
                panel: selected === `${id}-read` && <Read text={text} lang={lang} />,
              },
            ]}
          />
        </div>
      )}
    </Field>
  );
}

function Read({ text, lang }: { text: string; lang: string }) {
  const shown = useDeferredValue(text);
  if (shown.trim() === "") return <p className="markdown-field__empty">Todavía no hay texto.</p>;
  return (
    <div className="markdown-field__preview" lang={lang} inert>
      <ArticleBody content={shown} />
    </div>
  );
}
