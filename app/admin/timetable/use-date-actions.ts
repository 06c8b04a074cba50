import { useRevalidator } from "react-router";
import { timetableToasts } from "#texts/admin/timetable-toasts.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { codeOf } from "../form/say-why.ts";
import { attempt } from "../session/attempt.ts";
import { changeDate, type DateChange, takeDateBack } from "./timetable-commands.ts";

/** Saves what is different on a date, or takes it back, and says how that went. */
export interface DateActions {
  put: (sent: DateChange) => Promise<boolean>;
  takeBack: (table: DateChange["table"], id: string) => Promise<void>;
}

export function useDateActions(): DateActions {
  const { revalidate } = useRevalidator();
  return {
    put: async (sent) => {
      const save = async () => {
        await changeDate(sent);
        await revalidate();
        showToast(timetableToasts.dateSaved);
        return true;
      };
      const ifTaken = (error: unknown) => (codeOf(error) === "23505" ? timetableToasts.dateTaken : undefined);
      return (await attempt(timetableToasts.dateFailed, save, ifTaken)) ?? false;
    },
    takeBack: (table, id) =>
      attempt(timetableToasts.dateFailed, async () => {
        await takeDateBack(table, id);
        await revalidate();
        showToast(timetableToasts.removed);
      }),
  };
}
