import { type RefObject, useLayoutEffect, useState } from "react";
import type { Selection } from "./selection.ts";

/** Which rows are drawn: those on the screen and some round it. The cell that keys act on is kept on the screen. */
export function useShownRows(grid: RefObject<HTMLElement | null>, count: number, { row, column }: Selection) {
  const [top, setTop] = useState(0);
  const [page, setPage] = useState(usualPage);
  // Talks to the browser, which scrolls.
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    setPage(Math.max(1, Math.floor(element.clientHeight / rowHeight) - 1));
    const cell = document.getElementById(`cell-${row}-${column}`);
    if (cell) cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    else element.scrollTop = Math.max(0, row * rowHeight - element.clientHeight / 2);
  }, [grid, row, column]);
  const first = Math.max(0, top - overscan);
  return {
    first,
    last: Math.min(count, top + page + 2 + overscan),
    page,
    onScroll: () => setTop(Math.floor((grid.current?.scrollTop ?? 0) / rowHeight)),
  };
}

export const rowHeight = 40;
const overscan = 8;
const usualPage = 14;
