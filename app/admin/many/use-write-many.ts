import { useRevalidator } from "react-router";
import { done } from "#texts/admin/section-toasts.ts";
import { destructive, neutral } from "#texts/toast-text.ts";
import type { RowChanges } from "../../data/record/many-rows.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { attempt } from "../session/attempt.ts";
import { undoMany, writeMany } from "./many-commands.ts";
import { takeBack } from "./take-back.ts";

const notSaved = (why: string) => destructive("No se ha guardado", why);

export type WriteMany = (
  operation: Parameters<typeof writeMany>[0],
  changes: RowChanges,
  said: string,
) => Promise<boolean>;

/**
 * Writes many rows, shows the list anew and says so, with the way back; what failed is said and changes nothing. Gives
 * whether they were written.
 */
export function useWriteMany(table: { name: string }, onDone: () => void | Promise<void>): WriteMany {
  const { revalidate } = useRevalidator();
  const undo = (change: number) =>
    takeBack(
      (theRest) => undoMany(table, change, theRest),
      neutral("Éxito", "Todo vuelve a estar como antes."),
      revalidate,
    );
  return async (operation, changes, said) => {
    const isDone = await attempt(notSaved, async () => {
      const change = await writeMany(operation, table, changes);
      await onDone();
      await revalidate();
      showToast({ ...done(said), action: { label: "Deshacer", run: () => void undo(change) } });
      return true;
    });
    return isDone ?? false;
  };
}
