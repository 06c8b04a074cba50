import type { ChosenFile } from "../uploads/chosen-file.ts";
import type { FormErrors } from "./form-errors.ts";

/** What fields need of their form. `Draft` is what was typed: text as text, switches as booleans, lists as lists. */
export interface FormHandle<Draft extends object> {
  draft: Draft;
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

/** The names of the fields of a draft whose value is a `Value`: a misspelt or unfitting one does not compile. */
export type FieldName<Draft, Value> = {
  [Name in keyof Draft & string]: Draft[Name] extends Value ? Name : never;
}[keyof Draft & string];
