import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The row that was saved last, and the entry of the history in which its list was then. */
let saved: { id: string; at: string } | null = null;
const listeners = new Set<() => void>();

/** Called on the list, once the dialog is closed: the list says of this row where it shows, until it is left. */
export function rememberSaved(id: string): void {
  saved = { id, at: history.state?.key ?? "default" };
  for (const listener of listeners) listener();
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
