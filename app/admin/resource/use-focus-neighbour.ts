import { type RefObject, useEffect, useRef } from "react";

/**
 * A deleted row takes the button that had the focus along. Its neighbour has it then, the one after it if there is one,
 * on the button of the same kind; without any row the heading of the list.
 */
export function useFocusNeighbour(rows: readonly { id: string }[]): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const before = useRef(rows);
  // Talks to the browser's focus, which falls to the body when its element is removed.
  useEffect(() => {
    const kept = new Set(rows.map(({ id }) => id));
    const gone = before.current.findIndex(({ id }) => !kept.has(id));
    const isLost = document.activeElement === document.body;
    if (isLost && gone !== -1) {
      const near = [...before.current.slice(gone), ...before.current.slice(0, gone).reverse()];
      // A search draws some of them only, and a long list its first ones.
      const button = near.map(({ id }) => deleteButton(list.current, id)).find(Boolean);
      (button ?? list.current?.querySelector<HTMLElement>("h1, h2"))?.focus();
    }
    before.current = rows;
  }, [rows]);
  return list;
}

const deleteButton = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-opens$="/eliminar"]`);
