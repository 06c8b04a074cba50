import { type PointerEvent, useCallback, useRef } from "react";

type Drop = (id: string, place: number) => void;

/**
 * Dragging a table row by its handle, with mouse, pen or finger: the row follows, the others make room when it is
 * dropped. Escape gives up.
 */
export function useRowDrag(onDrop: Drop) {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  return useCallback((event: PointerEvent<HTMLElement>, id: string) => {
    const handle = event.currentTarget;
    const row = handle.closest<HTMLElement>("tr");
    if (event.button !== 0 || !row) return;
    follow(handle, row, event.nativeEvent, (place) => latest.current(id, place));
  }, []);
}

function follow(
  handle: HTMLElement,
  row: HTMLElement,
  start: globalThis.PointerEvent,
  onDrop: (place: number) => void,
) {
  const others = [...(row.parentElement?.children ?? [])].filter((it) => it !== row);
  const listening = new AbortController();
  const { signal } = listening;
  handle.setPointerCapture(start.pointerId);
  row.classList.add("records__dragged");
  const end = () => {
    listening.abort();
    row.classList.remove("records__dragged");
    row.style.translate = "";
  };
  const move = (event: globalThis.PointerEvent) => {
    row.style.translate = `0 ${event.clientY - start.clientY}px`;
  };
  const drop = (event: globalThis.PointerEvent) => {
    const isMoved = Math.abs(event.clientY - start.clientY) > 6;
    const place = others.filter((it) => middle(it) < event.clientY).length;
    end();
    if (isMoved) onDrop(place);
  };
  handle.addEventListener("pointermove", move, { signal });
  handle.addEventListener("pointerup", drop, { signal });
  handle.addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && end(), { signal });
}

function middle(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
