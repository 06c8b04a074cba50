import { useRevalidator } from "react-router";
import { visitToasts } from "#texts/admin/visit-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { VisitAnswer } from "../../content/inbox/visit.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { attempt } from "../session/attempt.ts";
import { addVisit, markVisit, moveVisit, readHours, saveSettings } from "./visit-commands.ts";

/** Everything that changes the agenda: each says what came of it and settles with whether it was done. */
export function useVisitActions() {
  const { revalidate } = useRevalidator();
  const tell = async (work: () => Promise<boolean>) => (await attempt(visitToasts.saveFailed, work)) ?? false;
  const told = (asking: Promise<VisitAnswer>, good: string, toast: ToastText): Promise<boolean> =>
    tell(async () => {
      const { result } = await asking;
      const isDone = result === good;
      showToast(isDone ? toast : visitToasts.refused(result));
      await revalidate();
      return isDone;
    });
  return {
    readHours,
    add: (visit: Parameters<typeof addVisit>[0]) => told(addVisit(visit), "booked", visitToasts.added),
    move: (...given: Parameters<typeof moveVisit>) => told(moveVisit(...given), "moved", visitToasts.moved),
    setStatus: (...given: Parameters<typeof markVisit>) => {
      const [, status] = given;
      return told(markVisit(...given), status, visitToasts.statuses[status]);
    },
    saveSettings: (...given: Parameters<typeof saveSettings>) =>
      tell(async () => {
        await saveSettings(...given);
        showToast(visitToasts.settingsSaved);
        await revalidate();
        return true;
      }),
  };
}

export type VisitActions = ReturnType<typeof useVisitActions>;
