import { useRef } from "react";
import { useRevalidator } from "react-router";
import { toastOf } from "#app/admin/form/save-result.ts";
import { showToast } from "#app/ui/toast/toast.ts";
import type { OrderWords } from "./manual-order.ts";

interface MoveQueue {
  /** Once the last move is stored, and when one is not. */
  toasts: OrderWords;
  /** A move was not stored, nor are those that were made after it: the list shows what is stored, and says so. */
  onFailure: (said: string) => void;
  /** No move is on its way any more. */
  onIdle?: () => void;
}

/**
 * Stores moves of a list with `command`, one after the other. Once the last is stored, or one has failed, the
 * list is read anew; moves that were made on an order that came to nothing are not sent.
 */
export function useMoveQueue<Move>(
  command: (move: Move) => Promise<void>,
  { toasts, onFailure, onIdle }: MoveQueue,
): (move: Move) => void {
  const { revalidate } = useRevalidator();
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const failures = useRef(0);

  const save = async (move: Move, failuresBefore: number) => {
    try {
      if (failures.current > failuresBefore) return;
      await command(move);
      if (waiting.current === 1) {
        await revalidate();
        showToast(toasts.reordered);
      }
    } catch (error) {
      failures.current += 1;
      onFailure("No se ha movido: la lista vuelve a estar como estaba.");
      showToast(toastOf(error, toasts.reorderFailed));
      await revalidate();
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) onIdle?.();
    }
  };
  return (move) => {
    waiting.current += 1;
    const before = failures.current;
    queue.current = queue.current.then(() => save(move, before));
  };
}
