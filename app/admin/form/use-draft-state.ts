import { useState } from "react";
import type { FormErrors } from "./form-errors.ts";
import { isSameDraft } from "./same-draft.ts";

/** `updated_at` of the row that a form shows; null for a row that does not exist yet. */
export type Version = string | null;

export interface DraftState<Draft extends object> {
  draft: Draft;
  version: Version;
  /** What the row said in that version: tells whose change is whose once somebody else has saved. */
  base: Draft;
  isChanged: boolean;
  errors: FormErrors<Draft>;
  setErrors: (errors: FormErrors<Draft>) => void;
  set: <Name extends keyof Draft & string>(name: Name, value: Draft[Name]) => void;
  fault: (name: keyof Draft & string, sentence: string) => void;
  /** Shows another text over a version of the row; it counts as changed as far as it differs from what is stored. */
  replace: (draft: Draft, version: Version, base: Draft) => void;
  /** Back to what is stored. */
  discard: () => void;
  /** This draft is what is stored now. */
  rebase: (draft: Draft, version: Version) => void;
}

export function useDraftState<Draft extends object>(initial: Draft, firstVersion: Version): DraftState<Draft> {
  const [stored, setStored] = useState(initial);
  const [{ version, base }, setOver] = useState({ version: firstVersion, base: initial });
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Draft>>({});
  return {
    draft,
    version,
    base,
    isChanged: !isSameDraft(draft, stored),
    errors,
    setErrors,
    set: (name, value) => {
      setDraft((it) => ({ ...it, [name]: value }));
      setErrors((it) => ({ ...it, [name]: undefined }));
    },
    fault: (name, sentence) => setErrors((it) => ({ ...it, [name]: sentence })),
    replace: (next, at, over) => {
      setDraft(next);
      setOver({ version: at, base: over });
      setErrors({});
    },
    discard: () => {
      setDraft(stored);
      setErrors({});
    },
    rebase: (next, at) => {
      setStored(next);
      setOver({ version: at, base: next });
    },
  };
}
