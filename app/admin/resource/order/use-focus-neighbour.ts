import { type RefObject, useEffect, useRef } from "react";
import { findOpener } from "#app/admin/dialogs/focus-opener.ts";

/**
 * A deleted row takes the button that had the focus along. Its neighbour has it then, the one after it if there is one,
 * on the button of the same kind; without any row the heading of the list, whose ref this gives. Rows are deleted at
 * their address below `path`.
 */
export function useFocusNeighbour<Heading extends HTMLElement = HTMLHeadingElement>(
  path: string,
  rows: readonly { id: string }[],
): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  const before = useRef(rows);
  // Talks to the browser's focus, which falls to the body when its element is removed.
  useEffect(() => {
    const kept = new Set(rows.map(({ id }) => id));
    const gone = before.current.findIndex(({ id }) => !kept.has(id));
    const isLost = document.activeElement === document.body;
    if (isLost && gone !== -1) {
      const near = [...before.current.slice(gone), ...before.current.slice(0, gone).reverse()];
      // A search draws some of them only, and a long list its first ones.
      const button = near.map(({ id }) => findOpener(`${path}/${id}/eliminar`)).find(Boolean);
      (button ?? heading.current)?.focus();
    }
    before.current = rows;
  }, [path, rows]);
  return heading;
}
