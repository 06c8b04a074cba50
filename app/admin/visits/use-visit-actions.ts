import { useRevalidator } from "react-router";
import { visitToasts } from "#texts/admin/visit-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { VisitAnswer } from "../../content/inbox/visit.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { addVisit, markVisit, moveVisit, readHours, saveSettings } from "./visit-commands.ts";

/** Everything that changes the agenda: each says what came of it and settles with whether it was done. */
export function useVisitActions() {
  const { revalidate } = useRevalidator();
  const told = async (asking: Promise<VisitAnswer>, good: string, toast: ToastText): Promise<boolean> => {
    try {
      const { result } = await asking;
      const isDone = result === good;
      showToast(isDone ? toast : visitToasts.refused(result));
      await revalidate();
      return isDone;
    } catch (error) {
      showToast(toastOf(error, visitToasts.saveFailed));
      return false;
    }
  };
  return {
    readHours,
    add: (visit: Parameters<typeof addVisit>[0]) => told(addVisit(visit), "booked", visitToasts.added),
    move: (...given: Parameters<typeof moveVisit>) => told(moveVisit(...given), "moved", visitToasts.moved),
    setStatus: (...given: Parameters<typeof markVisit>) => {
      const [, status] = given;
      return told(markVisit(...given), status, visitToasts.statuses[status]);
    },
    saveSettings: async (...given: Parameters<typeof saveSettings>): Promise<boolean> => {
      try {
        await saveSettings(...given);
        showToast(visitToasts.settingsSaved);
        await revalidate();
        return true;
      } catch (error) {
        showToast(toastOf(error, visitToasts.saveFailed));
        return false;
      }
    },
  };
}

export type VisitActions = ReturnType<typeof useVisitActions>;
