import { useCallback } from "react";
import { useRevalidator } from "react-router";
import type { PlacedEntry } from "#domain/panel/calendar-entry.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { neutral } from "#texts/toast-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { attempt } from "../session/attempt.ts";
import { moveEntry } from "./calendar-commands.ts";
import { calendarDay } from "./calendar-day.ts";

/** Moves an entry to another day and says both. The same function as long as the page is. */
export function useMoveEntry(): (placed: PlacedEntry, date: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    async (placed, date) => {
      if (placed.moves === "nothing" || placed.from === date) return;
      await attempt(failed, async () => {
        await moveEntry(placed, date);
        await revalidate();
        showToast(
          placed.from === ""
            ? neutral("Programado", `${placed.entry.name} se publica el ${calendarDay(date)}, a las ${placed.time}.`)
            : neutral("Movido", `${placed.entry.name} pasa del ${calendarDay(placed.from)} al ${calendarDay(date)}.`),
        );
      });
    },
    [revalidate],
  );
}
