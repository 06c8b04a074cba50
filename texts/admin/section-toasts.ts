import { destructive, neutral, type ToastText } from "../toast-text.ts";

/** Whether a form makes a new row or changes one. */
type SaveMode = "create" | "update";

/** What a section of the panel says about its rows. `message` is what the server said. */
export type SectionToasts = {
  loadFailed: (message: string) => ToastText;
  saved: (mode: SaveMode) => ToastText;
  saveFailed: (mode: SaveMode, message: string) => ToastText;
  /** Said once for all required fields that are empty, where the section has a sentence for it (admin §5). */
  requiredMissing?: ToastText;
  deleted: ToastText;
  deleteFailed: (message: string) => ToastText;
};

/** The panel's failures are titled `Error` unless the catalogue says otherwise (admin §8). */
export function failed(description: string): ToastText {
  return destructive("Error", description);
}

/** The panel's successes are titled `Éxito` (admin §8). */
export function done(description: string): ToastText {
  return neutral("Éxito", description);
}
