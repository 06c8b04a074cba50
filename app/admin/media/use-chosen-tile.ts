import { type KeyboardEvent, useRef } from "react";
import type { MediaFile } from "../../content/media-file.ts";

/** One stop of the Tab key for all tiles; arrows, Inicio and Fin move what is chosen, by rows too. */
export function useChosenTile(rows: readonly MediaFile[], chosen: MediaFile | null, choose: (file: MediaFile) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const at = rows.findIndex(({ id }) => id === chosen?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = [...(ref.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const next = place(event.key, Math.max(at, 0), tiles);
    const file = next === null ? undefined : rows[next];
    if (next === null || !file) return;
    event.preventDefault();
    choose(file);
    tiles[next]?.focus();
  };
  return { ref, onKeyDown, stop: rows[Math.max(at, 0)]?.id };
}

function place(key: string, at: number, tiles: readonly HTMLElement[]): number | null {
  const top = tiles[0]?.getBoundingClientRect().top;
  const inRow = tiles.filter((tile) => tile.getBoundingClientRect().top === top).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - inRow,
    ArrowDown: at + inRow,
    Home: 0,
    End: tiles.length - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= tiles.length ? null : to;
}
