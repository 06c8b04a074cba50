import { useState } from "react";
import type { ToastText } from "#texts/toast-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";

/** What is said of something that failed, with what the server said of it or without. */
export type Failed = ToastText | ((message: string) => ToastText);

/** What is said instead of a failure that is known: null where it has been said elsewhere, undefined of any other. */
type Instead = (error: unknown) => ToastText | null | undefined;

/** Does something that may fail: the toast says why it did, and there is no answer then. */
export async function attempt<Answer>(
  failed: Failed,
  work: () => Promise<Answer>,
  instead?: Instead,
): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    const known = instead?.(error);
    if (known !== null) showToast(known ?? toastOf(error, failed));
    return undefined;
  }
}

/** Says why something failed. */
export const tellFailed =
  (failed: Failed) =>
  (error: unknown): void =>
    void showToast(toastOf(error, failed));

/** Whether a press is still at work, and what begins the next one: one at a time, and what fails says so. */
export function usePress() {
  const [isBusy, setBusy] = useState(false);
  const press = async (failed: Failed, work: () => Promise<unknown>, instead?: Instead): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await attempt(failed, work, instead);
    setBusy(false);
  };
  return [isBusy, press] as const;
}
