import { useMemo, useState } from "react";
import { moveByOne, moveTo, type Ordered, withOrder } from "#domain/lists/ordering.ts";
import type { ManualOrder } from "./manual-order.ts";
import { useMoveQueue } from "./use-move-queue.ts";

export interface Ordering<Row> {
  rows: readonly Row[];
  /** For screen readers: where the last moved row stands now. */
  said: string;
  step: (row: Row, direction: "up" | "down") => void;
  place: (row: Row, at: number) => void;
}

interface Shown {
  /** The order that moves made since the list was read. */
  places: readonly Ordered[];
  of: unknown;
  /** Moves are on their way: a list that is read meanwhile knows only those before it. */
  waits: boolean;
}

/**
 * Rows in the order that people see while `command` stores their moves, one after the other. When one fails
 * the list goes back to what is stored, with the stated toast.
 */
export function useOrdering<Row extends { id: string }>(
  stored: readonly Row[],
  order: ManualOrder<Row>,
  nameOf: (row: Row) => string,
  command: (changes: readonly Ordered[]) => Promise<void>,
): Ordering<Row> {
  const [moved, setMoved] = useState<Shown | null>(null);
  const [said, setSaid] = useState("");
  const storedPlaces = useMemo(() => stored.map(order.placeOf), [stored, order]);
  const byId = useMemo(() => new Map(stored.map((row) => [row.id, row])), [stored]);
  const parts = useMemo(() => new Map(stored.map((row) => [row.id, order.partOf(row)])), [stored, order]);
  const places = moved?.of === stored || moved?.waits ? moved.places : storedPlaces;
  const rows = useMemo(() => places.flatMap(({ id }) => byId.get(id) ?? []), [places, byId]);

  const save = useMoveQueue(command, {
    toasts: order,
    onFailure(words) {
      setMoved(null);
      setSaid(words);
    },
    onIdle: () => setMoved((it) => it && { ...it, waits: false }),
  });

  const partOf = ({ id }: { id: string }) => parts.get(id) ?? "";
  const partWith = (row: Row, all = places) => all.filter((it) => partOf(it) === order.partOf(row));

  const apply = (row: Row, changes: readonly Ordered[]) => {
    if (changes.length === 0) return;
    const next = withOrder(places, changes, partOf);
    setMoved({ places: next, of: stored, waits: true });
    const part = partWith(row, next);
    setSaid(`${nameOf(row)}: posición ${part.findIndex(({ id }) => id === row.id) + 1} de ${part.length}.`);
    save(changes);
  };
  return {
    rows,
    said,
    step: (row, direction) => apply(row, moveByOne(partWith(row), row.id, direction)),
    place: (row, at) => {
      const part = partWith(row);
      const start = places.findIndex(({ id }) => id === part[0]?.id);
      apply(row, moveTo(part, row.id, at - start));
    },
  };
}
