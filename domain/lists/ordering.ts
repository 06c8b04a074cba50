export type Ordered = { id: string; display_order: number };

/** The order of a new row: one after the last, 1 when it is the first (architecture 12). */
export function nextOrder(rows: readonly Ordered[]): number {
  return rows.reduce((highest, row) => Math.max(highest, row.display_order), 0) + 1;
}

/** A copy in which a row stands just before or just after another. */
export function moveBeside<T extends { id: string }>(rows: readonly T[], row: T, neighbour: T, isAfter: boolean): T[] {
  const others = rows.filter(({ id }) => id !== row.id);
  const at = others.findIndex(({ id }) => id === neighbour.id);
  return others.toSpliced(isAfter ? at + 1 : at, 0, row);
}

/**
 * What to save so that rows stand as in `after`: those that changed places deal their numbers out anew, or all count
 * from 1 where some of these share one (architecture 13). `private.move_in_list` does the same for lists in pages.
 */
export function renumber(before: readonly Ordered[], after: readonly Ordered[]): Ordered[] {
  const numbers = before.filter(({ id }, at) => after[at]?.id !== id).map((row) => row.display_order);
  const isShared = new Set(numbers).size < numbers.length;
  return after.flatMap(({ id, display_order }, at) => {
    const number = isShared ? at + 1 : (before[at]?.display_order ?? at + 1);
    return number === display_order ? [] : [{ id, display_order: number }];
  });
}
