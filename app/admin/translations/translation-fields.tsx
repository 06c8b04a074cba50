import { Fragment, lazy, Suspense } from "react";
import { cutText } from "#domain/text/cut-text.ts";
import type { OutdatedTranslation } from "../../data/site/outdated-translations.ts";
import { ListField } from "../fields/list-field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FormHandle } from "../form/form-handle.ts";
import { OutdatedNotice } from "./outdated-notice.tsx";
import {
  formOfTexts,
  isBlank,
  type TextDraft,
  type TranslatableText,
  translatableTexts,
} from "./translatable-texts.ts";
import { TranslateButton } from "./translate-button.tsx";

// It can show what is written, with all that shows an article.
const MarkdownField = lazy(async () => ({
  default: (await import("../fields/markdown-field.tsx")).MarkdownField<Record<string, string>>,
}));

interface TranslationFieldsProps {
  form: FormHandle<TextDraft>;
  code: string;
  outdated: readonly OutdatedTranslation[];
}

export function TranslationFields({ form, code, outdated }: TranslationFieldsProps) {
  const texts = translatableTexts(form, code);
  return (
    <div className="stack gap-16 above">
      <p className="field__hint">Lo que se deja vacío se lee en español.</p>
      {texts.some(({ spanish }) => !isBlank(spanish)) && <TranslateButton form={form} code={code} />}
      {texts.map((text) => {
        const mark = outdated.find(
          (entry) => text.name === (entry.field === "content_value" ? entry.row_id : entry.field),
        );
        return (
          <Fragment key={text.field}>
            <TextIn form={form} text={text} code={code} />
            {mark && <OutdatedNotice mark={mark} spanish={text.spanish} />}
          </Fragment>
        );
      })}
    </div>
  );
}

function TextIn({ form, text, code }: { form: FormHandle<TextDraft>; text: TranslatableText; code: string }) {
  const { field, column, spanish } = text;
  const hint = spanishOf(spanish);
  // By the kind of their columns, these are texts and those are lists.
  const lines = formOfTexts<string>(form);
  const lists = formOfTexts<string[]>(form);
  if (column.shape === "list")
    return <ListField form={lists} name={field} entry={`${column.label}, línea`} add="Añadir línea" hint={hint} />;
  if (column.shape === "markdown")
    return (
      <Suspense fallback={<TextArea form={lines} name={field} rows={18} lang={code} hint={hint} />}>
        <MarkdownField form={lines} name={field} lang={code} hint={hint} />
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

function spanishOf(spanish: string | string[]): string {
  if (isBlank(spanish)) return "En español está vacío: no se ve.";
  const words = typeof spanish === "string" ? spanish.trim().replaceAll(/\s*\n\s*/g, " · ") : spanish.join(" · ");
  return `En español: ${cutText(words, 140)}`;
}
