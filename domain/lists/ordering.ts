export type Ordered = { id: string; display_order: number };

/** The order of a new row: one after the last, 1 when it is the first (architecture 12). */
export function nextOrder(rows: readonly Ordered[]): number {
  return rows.reduce((highest, row) => Math.max(highest, row.display_order), 0) + 1;
}

/** A copy in the order shown. Equal orders keep the places they came in. */
export function inOrder<T extends Ordered>(rows: readonly T[]): T[] {
  return rows.toSorted((one, other) => one.display_order - other.display_order);
}

/**
 * What to save so that a row changes places with its neighbour: the two orders swapped, or every changed one of 1…n
 * when they were equal (architecture 13). Nothing for the first one upwards and the last one downwards.
 */
export function moveByOne(rows: readonly Ordered[], id: string, direction: "up" | "down"): Ordered[] {
  const from = rows.findIndex((row) => row.id === id);
  const to = direction === "up" ? from - 1 : from + 1;
  const row = rows[from];
  const neighbour = rows[to];
  if (!row || !neighbour) return [];
  if (row.display_order === neighbour.display_order) return moveTo(rows, id, to);
  return [
    { id: row.id, display_order: neighbour.display_order },
    { id: neighbour.id, display_order: row.display_order },
  ];
}

/** What to save so that a row stands at another place (from 0): the list renumbered 1…n, only the rows that change. */
export function moveTo(rows: readonly Ordered[], id: string, place: number): Ordered[] {
  const row = rows.find((it) => it.id === id);
  if (!row) return [];
  const others = rows.filter((it) => it !== row);
  const moved = others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, row);
  if (moved.every((it, index) => it === rows[index])) return [];
  return moved.flatMap((it, index) =>
    it.display_order === index + 1 ? [] : [{ id: it.id, display_order: index + 1 }],
  );
}

/** The rows as they stand once the changes are saved, in their new order, each part of the list by itself. */
export function withOrder<T extends Ordered>(
  rows: readonly T[],
  changes: readonly Ordered[],
  partOf: (row: T) => string = () => "",
): T[] {
  const changed = new Map(changes.map((it) => [it.id, it.display_order]));
  const moved = rows.map((row) => ({ ...row, display_order: changed.get(row.id) ?? row.display_order }));
  return [...Map.groupBy(moved, partOf).values()].flatMap(inOrder);
}
