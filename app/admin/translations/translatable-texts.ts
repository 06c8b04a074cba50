import { cleanText } from "#domain/text/clean-text.ts";
import { translationField } from "../../content/site/translation.ts";
import { columnOf, type FormColumn, type FormHandle } from "../form/form-handle.ts";

/** What a form holds of its texts: lines, or lists of them. */
export type TextDraft = Record<string, string | string[]>;

/**
 * A form by its texts: those in further languages have names of their own (`title@en`), which the type of a draft does
 * not say. Which of them are lines and which are lists, their columns say.
 */
export function formOfTexts<Value>(form: object): FormHandle<Record<string, Value>> {
  return form as FormHandle<Record<string, Value>>;
}

/** A text of a form, and the field that holds it in another language. */
export interface TranslatableText {
  name: string;
  field: string;
  column: FormColumn;
  spanish: string | string[];
  words: string | string[];
}

/** The texts of a form that may be translated: those that say something, or did when they were translated. */
export function translatableTexts({ draft, columns }: FormHandle<TextDraft>, code: string): TranslatableText[] {
  return Object.keys(draft).flatMap((name) => {
    const field = translationField(name, code);
    const spanish = draft[name];
    const words = draft[field];
    if (spanish === undefined || words === undefined || (isBlank(spanish) && isBlank(words))) return [];
    return [{ name, field, column: columnOf(columns, name), spanish, words }];
  });
}

/** Whether a text or list says nothing. */
export function isBlank(words: string | readonly string[]): boolean {
  return typeof words === "string" ? cleanText(words) === "" : words.every(isBlank);
}
