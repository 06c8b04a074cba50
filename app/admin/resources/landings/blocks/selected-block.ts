import { useSyncExternalStore } from "react";

let selected: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a block's form, wherever it was pressed: in the list or in the preview. */
export function selectBlock(key: string | null): void {
  selected = key;
  for (const listener of listeners) listener();
}

/** The block whose form is open, by its key; list and preview stand in different parts of the sheet. */
export const useSelectedBlock = (): string | null => useSyncExternalStore(subscribe, () => selected);
