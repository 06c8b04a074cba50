/** A range of cells: from where it began to where it was drawn, which is the cell that keys act on. */
export interface Selection {
  fromRow: number;
  fromColumn: number;
  row: number;
  column: number;
}

export interface Size {
  rows: number;
  columns: number;
  /** How many rows a screen shows. */
  page: number;
}

export const cellAt = (row: number, column: number): Selection => ({ fromRow: row, fromColumn: column, row, column });

export function edgesOf({ fromRow, fromColumn, row, column }: Selection) {
  return {
    top: Math.min(fromRow, row),
    bottom: Math.max(fromRow, row),
    left: Math.min(fromColumn, column),
    right: Math.max(fromColumn, column),
  };
}

export const each = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Where a key leads; null for one that leads nowhere. With Shift the range is drawn on. */
export function moved(selection: Selection, press: Press, { rows, columns, page }: Size): Selection | null {
  const isFar = press.ctrlKey || press.metaKey;
  const { row, column } = selection;
  const places: Record<string, readonly [row: number, column: number]> = {
    ArrowUp: [isFar ? 0 : row - 1, column],
    ArrowDown: [isFar ? rows - 1 : row + 1, column],
    ArrowLeft: [row, isFar ? 0 : column - 1],
    ArrowRight: [row, isFar ? columns - 1 : column + 1],
    PageUp: [row - page, column],
    PageDown: [row + page, column],
    Home: [isFar ? 0 : row, 0],
    End: [isFar ? rows - 1 : row, columns - 1],
  };
  const place = places[press.key];
  if (!place) return null;
  const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));
  const next = cellAt(within(place[0], rows), within(place[1], columns));
  return press.shiftKey ? { ...selection, row: next.row, column: next.column } : next;
}
