import type { ToastText } from "#texts/toast-text.ts";
import { SaveRefused } from "../form/save-result.ts";

/** Thrown when one of several values was refused: those before it, if any, are stored. */
export class SavedInPart extends SaveRefused {
  readonly stored: readonly string[];

  constructor(toast: ToastText, stored: readonly string[], cause: unknown) {
    super(toast, cause);
    this.stored = stored;
  }
}
