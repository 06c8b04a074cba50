import { type PointerEvent, useEffectEvent, useLayoutEffect, useState } from "react";

/** What becomes of a thing that is dragged, for as long as that lasts. */
export interface Trail {
  follow: (at: globalThis.PointerEvent) => void;
  /** The place it is dropped on there; null when that is none. */
  placeAt: (at: globalThis.PointerEvent) => number | null;
  stop: () => void;
}

interface Drag {
  key: string;
  handle: HTMLElement;
  thing: HTMLElement;
  start: globalThis.PointerEvent;
}

/**
 * Dragging one of several things by its handle, with mouse, pen or finger. `selector` finds the thing round the handle,
 * `trailOf` shows where it is. Escape gives up.
 */
export function useDrag(
  selector: string,
  trailOf: (thing: HTMLElement, start: globalThis.PointerEvent) => Trail,
  onDrop: (key: string, place: number) => void,
): (event: PointerEvent<HTMLElement>, key: string) => void {
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useEffectEvent(onDrop);
  const begin = useEffectEvent(trailOf);
  // Talks to the pointer, which may leave the handle while it is held.
  useLayoutEffect(() => {
    if (!drag) return;
    const { key, handle, thing, start } = drag;
    const { follow, placeAt, stop } = begin(thing, start);
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => setDrag(null);
    handle.setPointerCapture(start.pointerId);
    handle.addEventListener("pointermove", follow, { signal });
    handle.addEventListener("pointercancel", end, { signal });
    handle.addEventListener(
      "pointerup",
      (event) => {
        const place = placeAt(event);
        end();
        if (place !== null) drop(key, place);
      },
      { signal },
    );
    addEventListener("keydown", (event) => event.key === "Escape" && giveUp(event, end), { signal, capture: true });
    return () => {
      listening.abort();
      stop();
    };
  }, [drag]);
  return (event, key) => {
    const handle = event.currentTarget;
    const thing = handle.closest<HTMLElement>(selector);
    if (event.button === 0 && thing) setDrag({ key, handle, thing, start: event.nativeEvent });
  };
}

/** A dialog around is not to take the key for its own. */
function giveUp(event: KeyboardEvent, end: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  end();
}
