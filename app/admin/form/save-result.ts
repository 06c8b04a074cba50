import { failed as refused } from "#texts/admin/section-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { UpdateOutcome } from "../../data/records.ts";
import { forbidden, isForbidden, sayWhy } from "./say-why.ts";

/** `updated_at` of the row that a form shows; null for a row that does not exist yet. */
export type Version = string | null;

/** What a form gives its save: what was typed, as it is stored, and the version of the row that the person saw. */
export interface SentForm<Values> {
  values: Values;
  version: Version;
}

/** How a save ended; one that was refused throws. */
export type SaveResult<Draft> =
  /** `version` is the new one, for forms that stay open. `isForLater`: what is stored is as it was. */
  | { kind: "saved"; toast: ToastText; id: string; version: Version; isForLater?: true; place?: ShownAt | undefined }
  /** It failed half-way: `draft` is what is stored now, under `version`; the rest is still to be saved. */
  | { kind: "partly"; toast: ToastText; draft: Draft; version: Version }
  /** Somebody else saved meanwhile: what they saved, and the version to name when it is to be overwritten. */
  | { kind: "conflict"; draft: Draft; version: Version }
  /** What only the backend could tell: said beside the fields, and in a toast where there is one. */
  | ({ kind: "faults" } & Faults);

/** Where what was saved shows on the site, and why it does not. */
interface ShownAt {
  path: string;
  hiddenBecause: readonly string[];
}

export interface Faults {
  faults: Readonly<Record<string, string | undefined>>;
  toast?: ToastText;
}

export type Saved = Extract<SaveResult<never>, { kind: "saved" }>;

/** What a save over a version says to its form; throws `gone` where there is no such row any more. */
export function saveResult<Row extends { updated_at: string }, Draft>(
  outcome: UpdateOutcome<Row>,
  draftOf: (row: Row) => Draft,
  saved: ToastText,
  gone: ToastText,
): SaveResult<Draft> {
  if (outcome.kind === "gone") throw new SaveRefused(gone);
  if (outcome.kind === "conflict") {
    return { kind: "conflict", draft: draftOf(outcome.theirs), version: outcome.theirs.updated_at };
  }
  // What there is one of has no id: nobody asks for it.
  const id = "id" in outcome.row ? String(outcome.row.id) : "1";
  return { kind: "saved", toast: saved, id, version: outcome.row.updated_at };
}

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
  if (isForbidden(error)) return refused(forbidden);
  return typeof failed === "function" ? failed(sayWhy(error)) : failed;
}
