import { lazy, Suspense, useState } from "react";
import { cutText } from "../../domain/text/cut-text.ts";
import { ListField } from "../fields/list-field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import { type FormHandle, languageName } from "../form/form-handle.ts";
import { isBlank, type TextDraft, type TranslatableText, translatableTexts } from "./translatable-texts.ts";
import { TranslateButton } from "./translate-button.tsx";

// It can show what is written, with all that shows an article.
const MarkdownText = lazy(async () => ({ default: (await import("./markdown-text.tsx")).MarkdownText }));

interface TranslationPartProps<Draft extends object> {
  form: FormHandle<Draft>;
  code: string;
}

/** The texts of a form in one further language, closed until somebody wants them or one of them is at fault. */
export function TranslationPart<Draft extends object>({ form: any, code }: TranslationPartProps<Draft>) {
  // The fields of translations are texts and lists by names of their own, which the type of a draft does not say.
  const form = any as unknown as FormHandle<TextDraft>;
  const [isOpen, setOpen] = useState(false);
  const texts = translatableTexts(form, code);
  const done = texts.filter(({ words, spanish }) => !isBlank(words) && !isBlank(spanish)).length;
  const all = texts.filter(({ spanish }) => !isBlank(spanish)).length;
  const isAtFault = texts.some(({ field }) => form.errors[field]);
  const name = languageName(code);
  return (
    <details
      className="field-group translation-part"
      open={isOpen || isAtFault}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{name.charAt(0).toUpperCase() + name.slice(1)}</b>
        <span>{state(done, all)}</span>
      </summary>
      {(isOpen || isAtFault) && (
        <div className="translation-part__fields">
          <p className="field__hint">Lo que se deja vacío se lee en español.</p>
          {all > 0 && <TranslateButton form={form} code={code} />}
          {texts.map((text) => (
            <TextIn key={text.field} form={form} text={text} code={code} />
          ))}
        </div>
      )}
    </details>
  );
}

function state(done: number, all: number): string {
  if (all === 0) return "Todavía no hay textos que traducir";
  const texts = all === 1 ? "1 texto" : `${all} textos`;
  return done === 0 ? `${texts} sin traducir` : `${done} de ${texts} traducido${done === 1 ? "" : "s"}`;
}

interface TextInProps {
  form: FormHandle<TextDraft>;
  text: TranslatableText;
  code: string;
}

/** A text by the kind of field that it has in Spanish, over what it says there. */
function TextIn({ form, text, code }: TextInProps) {
  const { field, column, spanish } = text;
  const hint = spanishOf(spanish);
  // By the kind of their columns, these are texts and those are lists.
  const lines = form as unknown as FormHandle<Record<string, string>>;
  const lists = form as unknown as FormHandle<Record<string, string[]>>;
  if (column.shape === "list")
    return <ListField form={lists} name={field} entry={`${column.label}, línea`} add="Añadir línea" hint={hint} />;
  if (column.shape === "markdown")
    return (
      <Suspense fallback={<TextArea form={lines} name={field} rows={18} lang={code} hint={hint} />}>
        <MarkdownText form={lines} name={field} lang={code} hint={hint} />
      </Suspense>
    );
  if (column.shape === "text" || column.shape === "lines")
    return (
      <TextArea
        form={lines}
        name={field}
        rows={column.shape === "lines" ? 6 : 4}
        note={column.shape === "lines" ? "uno por línea" : undefined}
        lang={code}
        hint={hint}
      />
    );
  return <TextField form={lines} name={field} lang={code} hint={hint} />;
}

/** What it is a translation of, at a glance. */
function spanishOf(spanish: string | string[]): string {
  if (isBlank(spanish)) return "En español está vacío: no se ve.";
  const words = typeof spanish === "string" ? spanish.trim().replaceAll(/\s*\n\s*/g, " · ") : spanish.join(" · ");
  return `En español: ${cutText(words, 140)}`;
}
