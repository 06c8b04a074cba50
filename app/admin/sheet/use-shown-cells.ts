import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Selection } from "./selection.ts";

/** What a screen shows at once. */
export interface Room {
  /** Rows, as many as a key turns over. */
  page: number;
  /** In pixels. */
  width: number;
}

/** The room that the browser gives to the cells. */
export function useRoom(scroller: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState({ page: 14, width: 1_200 });
  // Talks to the browser.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const sized = new ResizeObserver(() => {
      const { clientHeight, clientWidth } = element;
      setRoom({ page: Math.max(1, Math.floor(clientHeight / rowHeight) - 1), width: clientWidth });
    });
    sized.observe(element);
    return () => sized.disconnect();
  }, [scroller]);
  return room;
}

/** Which cells are drawn: those on the screen and some round it. The one that keys act on is kept on the screen. */
export function useShownCells(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  widths: readonly number[],
  { row, column }: Selection,
  { page, width }: Room,
) {
  const { top, left } = useScrolled(scroller);
  // Talks to the browser, which scrolls.
  useLayoutEffect(() => {
    const element = scroller.current;
    const cell = document.getElementById(`cell-${row}-${column}`);
    if (cell) cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    else if (element) element.scrollTop = Math.max(0, row * rowHeight - element.clientHeight / 2);
  }, [scroller, row, column]);
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, each) => sum + each, numberWidth));
  const endingBefore = (place: number) => ends.filter((end) => end < place).length;
  return {
    first: Math.max(0, top - overscan),
    last: Math.min(rows, top + page + 2 + overscan),
    // Of the columns after the first, which stays. The picked cell's is among them, so that keys can lead there.
    from: Math.max(1, Math.min(endingBefore(left + (ends[0] ?? 0)) - 1, column || Infinity)),
    to: Math.max(endingBefore(left + width) + 2, column + 1),
  };
}

/** How many rows are above the screen, and how many pixels before it. */
function useScrolled(scroller: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  const [left, setLeft] = useState(0);
  // Talks to the browser: the box that scrolls is drawn by the grid.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const scrolled = () => {
      const { scrollTop, scrollLeft } = element;
      element.toggleAttribute("data-aside", scrollLeft > 0);
      // In the frame that shows them, not in the next one: few rows need to wait outside.
      flushSync(() => {
        setTop(Math.floor(scrollTop / rowHeight));
        setLeft(scrollLeft - (scrollLeft % leftStep));
      });
    };
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => element.removeEventListener("scroll", scrolled);
  }, [scroller]);
  return { top, left };
}

export const rowHeight = 40;
export const numberWidth = 44;
const leftStep = 50;
const overscan = 1;
