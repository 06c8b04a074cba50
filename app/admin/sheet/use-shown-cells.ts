import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Selection } from "./selection.ts";

/** Which cells are drawn: those on the screen and some round it. The one that keys act on is kept on the screen. */
export function useShownCells(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  widths: readonly number[],
  { row, column }: Selection,
) {
  const [top, setTop] = useState(0);
  const [left, setLeft] = useState(0);
  const [{ page, room }, setSize] = useState(usual);
  // Both talk to the browser, which gives room and scrolls.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const sized = new ResizeObserver(() => {
      const { clientHeight, clientWidth } = element;
      setSize({ page: Math.max(1, Math.floor(clientHeight / rowHeight) - 1), room: clientWidth });
    });
    sized.observe(element);
    return () => sized.disconnect();
  }, [scroller]);
  useLayoutEffect(() => {
    const element = scroller.current;
    const cell = document.getElementById(`cell-${row}-${column}`);
    if (cell) cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    else if (element) element.scrollTop = Math.max(0, row * rowHeight - element.clientHeight / 2);
  }, [scroller, row, column]);
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, numberWidth));
  const endingBefore = (place: number) => ends.filter((end) => end < place).length;
  return {
    first: Math.max(0, top - overscan),
    last: Math.min(rows, top + page + 2 + overscan),
    // Of the columns after the first, which stays. The picked cell's is among them, so that keys can lead there.
    from: Math.max(1, Math.min(endingBefore(left + (ends[0] ?? 0)) - 1, column || Infinity)),
    to: Math.max(endingBefore(left + room) + 2, column + 1),
    page,
    onScroll: () => {
      const { scrollTop, scrollLeft } = scroller.current ?? { scrollTop: 0, scrollLeft: 0 };
      scroller.current?.toggleAttribute("data-aside", scrollLeft > 0);
      // In the frame that shows them, not in the next one: few rows need to wait outside.
      flushSync(() => {
        setTop(Math.floor(scrollTop / rowHeight));
        setLeft(scrollLeft - (scrollLeft % leftStep));
      });
    },
  };
}

export const rowHeight = 40;
export const numberWidth = 44;
const leftStep = 50;
const overscan = 1;
const usual = { page: 14, room: 1_200 };
