import { useState } from "react";
import { useRevalidator } from "react-router";
import { calendarToasts } from "#texts/admin/company-texts.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { codeOf } from "../form/say-why.ts";
import { addDays, type ChangedDays, changeDays, removeDays } from "./calendar-commands.ts";

/** Saves what the calendar's forms say and tells how that went; each is true when it is done. */
export interface CalendarActions {
  add: (days: Parameters<typeof addDays>[0]) => Promise<boolean>;
  change: (changed: ChangedDays) => Promise<boolean>;
  remove: (days: readonly ClubDay[]) => Promise<boolean>;
  /** What was removed last, until something else is done. */
  removed: readonly ClubDay[] | null;
  restore: () => void;
}

export function useCalendarActions(): CalendarActions {
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<readonly ClubDay[] | null>(null);
  const attempt = async (what: () => Promise<unknown>, toast: Parameters<typeof showToast>[0]) => {
    try {
      const isDone = (await what()) !== false;
      await revalidate();
      setRemoved(null);
      showToast(isDone ? toast : calendarToasts.otherVersion);
      return isDone;
    } catch (error) {
      const isTaken = codeOf(error) === "23505";
      if (isTaken) await revalidate();
      showToast(isTaken ? calendarToasts.taken : toastOf(error, calendarToasts.saveFailed));
      return false;
    }
  };
  return {
    removed,
    add: (days) => attempt(() => addDays(days), calendarToasts.added(days.length)),
    change: (changed) => attempt(() => changeDays(changed), calendarToasts.saved),
    remove: async (days) => {
      const ids = days.map(({ id }) => id);
      const isDone = await attempt(() => removeDays(ids), calendarToasts.removed);
      if (isDone) setRemoved(days);
      return isDone;
    },
    restore: () => {
      const days = (removed ?? []).map(({ on_date, club_id, kind, hours, name, translations }) => ({
        on_date,
        club_id,
        kind,
        hours,
        name,
        ...(translations && { translations }),
      }));
      void attempt(() => addDays(days), calendarToasts.restored);
    },
  };
}
