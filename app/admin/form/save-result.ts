import type { ToastText } from "../../texts/toast-text.ts";
import { sayWhy } from "./say-why.ts";

/** `updated_at` of the row that a form shows; null for a row that does not exist yet. */
export type Version = string | null;

/** What a form sends to its action: what was typed, as it is stored, and the version of the row that the person saw. */
export interface SentForm<Values> {
  values: Values;
  version: Version;
}

/** What the action answers; a save that was refused throws. */
export type SaveResult<Draft> =
  /** `version` is the new one, for forms that stay open. */
  | { kind: "saved"; toast: ToastText; id: string; version: Version }
  /** It failed half-way: `draft` is what is stored now, under `version`; the rest is still to be saved. */
  | { kind: "partly"; toast: ToastText; draft: Draft; version: Version }
  /** Somebody else saved meanwhile: what they saved, and the version to name when it is to be overwritten. */
  | { kind: "conflict"; draft: Draft; version: Version }
  /** What only the backend could tell: said beside the fields, and in a toast where there is one. */
  | ({ kind: "faults" } & Faults);

export interface Faults {
  faults: Readonly<Record<string, string | undefined>>;
  toast?: ToastText;
}

export type Saved = Extract<SaveResult<never>, { kind: "saved" }>;

/**
 * Thrown anywhere on the way (a check before saving, an upload): its toast is what the person reads. `cause` is what the
 * backend said, where it did.
 */
export class SaveRefused extends Error {
  readonly toast: ToastText;

  constructor(toast: ToastText, cause?: unknown) {
    super(toast.description, { cause });
    this.toast = toast;
  }
}

/** What the person reads of something that failed: the stated toast, with what the server said unless it has its own. */
export function toastOf(error: unknown, failed: ToastText | ((message: string) => ToastText)): ToastText {
  if (error instanceof SaveRefused) return error.toast;
  return typeof failed === "function" ? failed(sayWhy(error)) : failed;
}
