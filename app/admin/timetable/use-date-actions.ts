import { useRevalidator } from "react-router";
import type { ClassException } from "../../content/class-exception.ts";
import type { ClubDay } from "../../content/club-day.ts";
import { timetableToasts } from "../../texts/admin/timetable-toasts.ts";
import { showToast } from "../../ui/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { useSend } from "../form/use-send.ts";

/** What is new on a date: a row of either table. */
export type SentDate =
  | { table: "class_exceptions"; values: Partial<ClassException> }
  | { table: "club_days"; values: Partial<ClubDay> };

/** Saves what is different on a date, or takes it back, and says how that went. */
export interface DateActions {
  put: (sent: SentDate) => Promise<boolean>;
  takeBack: (table: SentDate["table"], id: string) => Promise<void>;
}

export function useDateActions(): DateActions {
  const send = useSend<unknown, void>("/admin/timetable");
  const { revalidate } = useRevalidator();
  return {
    put: async (sent) => {
      try {
        await send(sent, "put");
        await revalidate();
        showToast(timetableToasts.dateSaved);
        return true;
      } catch (error) {
        const isTaken = error instanceof Error && "code" in error && error.code === "23505";
        showToast(isTaken ? timetableToasts.dateTaken : toastOf(error, timetableToasts.dateFailed));
        return false;
      }
    },
    takeBack: async (table, id) => {
      try {
        await send({ table, id }, "delete");
        await revalidate();
        showToast(timetableToasts.removed);
      } catch (error) {
        showToast(toastOf(error, timetableToasts.dateFailed));
      }
    },
  };
}
