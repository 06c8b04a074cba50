import type { RefObject } from "react";
import type { FormErrors } from "./form-errors.ts";
import type { FormHandle } from "./form-handle.ts";
import type { Merge } from "./merge-drafts.ts";
import type { Version } from "./save-result.ts";

export interface DraftForm<Draft extends object>
  extends FormHandle<Draft>,
    Pick<DraftState<Draft>, "base" | "version" | "replace"> {
  /** Its name among all forms: one per row. */
  key: string;
  ref: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  submit: () => Promise<boolean>;
  /** Back to what is stored, for forms that stay open. */
  discard: () => void;
  /** An unsaved draft of an earlier visit. */
  kept: KeptDraft | null;
  /** Set while the form and another person's save disagree. */
  conflict: Conflict<Draft> | null;
}

export interface Conflict<Draft> {
  theirs: Draft;
  merge: Merge<Draft>;
  /** Stores what both changed; where they clash, what this form says. */
  saveMine: () => void;
  /** Goes on with this text over what is stored. */
  goOnWith: (draft: Draft) => void;
  putOff: () => void;
}

/** Text of an earlier visit that was never saved. */
export interface KeptDraft {
  at: string;
  restore: () => void;
  discard: () => void;
}

export interface DraftState<Draft extends object> {
  draft: Draft;
  version: Version;
  /** What the row said in that version: tells whose change is whose once somebody else has saved. */
  base: Draft;
  isChanged: boolean;
  errors: FormErrors<Draft>;
  setErrors: (errors: FormErrors<Draft>) => void;
  set: <Name extends keyof Draft & string>(name: Name, value: Draft[Name]) => void;
  /** The fields with these names, as another draft has them. */
  fill: (from: Draft, names: { has: (name: string) => boolean }) => void;
  fault: (name: keyof Draft & string, sentence: string) => void;
  /** Shows another text over a version of the row; it counts as changed as far as it differs from what is stored. */
  replace: (draft: Draft, version: Version, base: Draft) => void;
  /** Back to what is stored. */
  discard: () => void;
  /** This draft is what is stored now. */
  rebase: (draft: Draft, version: Version) => void;
}
