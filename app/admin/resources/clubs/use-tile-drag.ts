import { type PointerEvent, useCallback, useRef } from "react";

type Drop = (key: string, place: number) => void;

/** Dragging a tile of a grid by its handle: it takes the place of the tile it is dropped on. Escape gives up. */
export function useTileDrag(onDrop: Drop) {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  return useCallback((event: PointerEvent<HTMLElement>, key: string) => {
    const tile = event.currentTarget.closest<HTMLElement>("li");
    if (event.button !== 0 || !tile) return;
    follow(event.currentTarget, tile, event.nativeEvent, (place) => latest.current(key, place));
  }, []);
}

function follow(
  handle: HTMLElement,
  tile: HTMLElement,
  start: globalThis.PointerEvent,
  onDrop: (place: number) => void,
) {
  const listening = new AbortController();
  const { signal } = listening;
  let target: HTMLElement | undefined;
  const aim = (next: HTMLElement | undefined) => {
    target?.classList.remove("gallery-tile--target");
    target = next;
    target?.classList.add("gallery-tile--target");
  };
  const end = () => {
    listening.abort();
    aim(undefined);
    tile.classList.remove("gallery-tile--dragged");
    tile.style.translate = "";
  };
  handle.setPointerCapture(start.pointerId);
  tile.classList.add("gallery-tile--dragged");
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    tile.style.translate = `${clientX - start.clientX}px ${clientY - start.clientY}px`;
    aim(tileAt(clientX, clientY));
  };
  const drop = () => {
    const place = Number(target?.dataset.place ?? Number.NaN);
    end();
    if (Number.isInteger(place)) onDrop(place);
  };
  handle.addEventListener("pointermove", move, { signal });
  handle.addEventListener("pointerup", drop, { signal });
  handle.addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && giveUp(event, end), { signal, capture: true });
}

/** The dragged tile lets pointers through, so that the one below is found. */
function tileAt(x: number, y: number): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]") ?? undefined;
}

/** The dialog around is not to take the key for its own. */
function giveUp(event: KeyboardEvent, end: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  end();
}
