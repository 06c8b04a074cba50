import { useEffect, useState } from "react";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { neighbour } from "./board-keys.ts";
import { blockId } from "./board-parts.tsx";

/** Where the keyboard is among the classes of the grid, which are one stop of the Tab key together. */
export function useBoardFocus(sorted: readonly ClubClass[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const [dropped, setDropped] = useState<{ id: string } | null>(null);
  // Talks to the keyboard's place on the page: in another day a class is another element.
  useEffect(() => {
    if (dropped) document.getElementById(blockId(dropped.id))?.focus();
  }, [dropped]);
  const go = ({ id }: ClubClass) => document.getElementById(blockId(id))?.focus();
  return {
    stop: sorted.find(({ id }) => id === current)?.id ?? sorted[0]?.id,
    went: ({ id }: ClubClass) => setCurrent(id),
    go,
    /** To the next class, or the one before the last: this one is about to go. */
    leave: (entry: ClubClass) => {
      const after = neighbour(sorted, entry, "ArrowDown");
      go(after === entry ? neighbour(sorted, entry, "ArrowUp") : after);
    },
    /** Back to a class that was let go, once it is drawn where it is now. */
    goOnAt: ({ id }: ClubClass) => setDropped({ id }),
  };
}
