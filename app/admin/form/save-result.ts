import type { ToastText } from "../../texts/toast-text.ts";
import type { FormErrors } from "./form-errors.ts";

/** How a save ended. */
export type SaveResult<Draft> =
  /** `version` is the new one, for forms that stay open. */
  | { kind: "saved"; toast: ToastText; id: string; version: string | null }
  /** Somebody else saved meanwhile: what they saved, and the version to name when it is to be overwritten. */
  | { kind: "conflict"; draft: Draft; version: string | null }
  /** What only the backend could tell: said beside the fields, and in a toast where there is one. */
  | ({ kind: "faults" } & Faults<Draft>)
  | { kind: "refused"; toast: ToastText };

export interface Faults<Draft> {
  faults: FormErrors<Draft>;
  toast?: ToastText;
}

export type Saved = Extract<SaveResult<never>, { kind: "saved" }>;

/** Thrown anywhere on the way (a check before saving, an upload): its toast is what the person reads. */
export class SaveRefused extends Error {
  readonly toast: ToastText;

  constructor(toast: ToastText) {
    super(toast.description);
    this.toast = toast;
  }
}
