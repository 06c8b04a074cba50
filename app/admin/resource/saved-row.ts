import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useWayBack } from "../dialogs/use-way-back.ts";

/** The row that was saved last, and the entry of the history in which its list was then. */
let saved: { id: string; at: string } | null = null;
const listeners = new Set<() => void>();

/** Back from a dialog to its list, which says of the row that was saved where it shows now, until it is left. */
export function useCloseDialog(path: string): (done?: { saved: string }) => Promise<void> {
  const goBack = useWayBack(path);
  return async (done) => {
    await goBack();
    if (!done) return;
    saved = { id: done.saved, at: history.state?.key ?? "default" };
    for (const listener of listeners) listener();
  };
}

export function useSavedId(): string | undefined {
  const { key, state } = useLocation();
  const kept = useSyncExternalStore(subscribe, now, onServer);
  return kept?.at === key ? kept.id : state?.saved;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = () => saved;
const onServer = () => null;
