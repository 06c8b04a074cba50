import { useState } from "react";
import type { ToastText } from "#texts/toast-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";

/** What is said of something that failed, with what the server said of it or without. */
export type Failed = ToastText | ((message: string) => ToastText);

/** Does something that may fail: the toast says why it did, and there is no answer then. */
export async function attempt<Answer>(failed: Failed, work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    showToast(toastOf(error, failed));
    return undefined;
  }
}

/** Whether a press is still at work, and what begins the next one: one at a time, and what fails says so. */
export function usePress() {
  const [isBusy, setBusy] = useState(false);
  const press = async (failed: Failed, work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await attempt(failed, work);
    setBusy(false);
  };
  return [isBusy, press] as const;
}
