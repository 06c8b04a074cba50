import type { Column, Option } from "../../content/entity.ts";
import { translatedColumn } from "../../content/site/translation.ts";
import type { ChosenFile } from "../uploads/upload-chosen.ts";
import type { FormErrors } from "./form-errors.ts";

/** What fields need of their form. `Draft` is what was typed: text as text, switches as booleans, lists as lists. */
export interface FormHandle<Draft extends object> {
  columns: FormColumns<Draft>;
  draft: Draft;
  /** What it says by now, for whoever has waited for something since it was rendered. */
  now: () => Draft;
  set: <Name extends keyof Draft & string>(name: Name, value: Draft[Name]) => void;
  errors: FormErrors<Draft>;
  /** Says what is wrong with a field before anything is saved (a file that is none, say). */
  fault: (name: keyof Draft & string, sentence: string) => void;
  /** Files that travel when the form is saved; the field gets the address then. */
  files: ReadonlyMap<string, ChosenFile>;
  choose: (name: keyof Draft & string, file: ChosenFile | null) => void;
  /** A save waits for it, and does not happen when it comes to nothing: it has said why by then. */
  waitFor: (work: Promise<boolean>) => void;
  /** How much of a file has travelled, by field. */
  progress: ReadonlyMap<string, number>;
  isNew: boolean;
  isSaving: boolean;
}

/** What people call the fields of a form, and what is asked of them: the columns of its entity. */
export type FormColumns<Draft extends object> = { readonly [Name in keyof Draft & string]?: FormColumn };

export interface FormColumn {
  label: string;
  /** Which of the form's parts it stands in, where another has a field of the same label. */
  part?: string;
  isRequired?: boolean;
  limit?: number;
  isRoomy?: true;
  options?: readonly Option[];
  kind?: Column["kind"];
  isTranslatable?: true;
  shape?: Column["shape"];
}

/** What no field shows are the document's further keys. */
const others: FormColumn = { label: "Otros datos" };

export function columnOf(columns: Readonly<Record<string, FormColumn | undefined>>, name: string): FormColumn {
  const of = translatedColumn(name);
  if (of === null) return columns[name] ?? others;
  const column = columnOf(columns, of.name);
  const label = column.part ? `${column.label} (${column.part})` : column.label;
  return { ...column, label: `${label} en ${languageName(of.code)}`, isRequired: false };
}

/** What people here call a language: "inglés". */
export function languageName(code: string): string {
  return new Intl.DisplayNames("es", { type: "language" }).of(code) ?? code;
}

export function typedIn<Draft extends object, Value>(form: FormHandle<Draft>, name: FieldName<Draft, Value>) {
  return {
    // FieldName<Draft, Value> are the names whose value is a `Value`; TypeScript cannot follow that back.
    value: form.draft[name] as Value,
    set: (value: Value) => form.set(name, value as Draft[typeof name]),
  };
}

/** The names of the fields of a draft whose value is a `Value`: a misspelt or unfitting one does not compile. */
export type FieldName<Draft, Value> = {
  [Name in keyof Draft & string]: Draft[Name] extends Value ? Name : never;
}[keyof Draft & string];
