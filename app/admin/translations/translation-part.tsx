import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { type FormHandle, languageName } from "../form/form-handle.ts";
import { Chip } from "../layout/chip.tsx";
import { formOfTexts, isBlank, type TextDraft, translatableTexts } from "./translatable-texts.ts";
import { marksOf, useOutdated } from "./use-outdated.ts";

// Not what most people come to a form for: they come with the press.
const TranslationFields = lazy(async () => ({
  default: (await import("./translation-fields.tsx")).TranslationFields,
}));

/** Which row the form writes: of a table with one for the form, or with one for each field, the table alone says it. */
export interface TranslatedRow {
  table: string;
  id?: string | undefined;
  /** The block of a landing that the form writes. */
  block?: string | undefined;
}

interface TranslationPartProps<Draft extends object> {
  form: FormHandle<Draft>;
  code: string;
  of: TranslatedRow;
}

/** The texts of a form in one further language, closed until somebody wants them or one of them is at fault. */
export function TranslationPart<Draft extends object>({ form: any, code, of }: TranslationPartProps<Draft>) {
  const form = formOfTexts<TextDraft[string]>(any);
  const [isOpen, setOpen] = useState(false);
  const texts = translatableTexts(form, code);
  const said = texts.filter(({ spanish }) => !isBlank(spanish));
  const done = said.filter(({ words }) => !isBlank(words)).length;
  const isAtFault = texts.some(({ field }) => form.errors[field]);
  const outdated = marksOf(useOutdated(of.table, of.id), of).filter(({ language }) => language === code);
  const name = languageName(code);
  return (
    <details
      className="field-group fold"
      open={isOpen || isAtFault}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b className="small">{name.charAt(0).toUpperCase() + name.slice(1)}</b>
        <span className="plain muted">{state(done, said.length)}</span>
        {outdated.length > 0 && <Chip tone="works">El inglés es de un texto anterior</Chip>}
        <Icon of={ChevronDown} size={18} className="push" />
      </summary>
      {(isOpen || isAtFault) && (
        <Suspense fallback={null}>
          <TranslationFields form={form} code={code} outdated={outdated} />
        </Suspense>
      )}
    </details>
  );
}

function state(done: number, all: number): string {
  if (all === 0) return "Todavía no hay textos que traducir";
  const texts = all === 1 ? "1 texto" : `${all} textos`;
  return done === 0 ? `${texts} sin traducir` : `${done} de ${texts} traducido${done === 1 ? "" : "s"}`;
}
