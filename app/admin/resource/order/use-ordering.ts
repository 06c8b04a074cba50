import { useMemo, useState } from "react";
import type { ListMove } from "#app/data/list-page.ts";
import { moveBeside, type Ordered, renumber } from "#domain/lists/ordering.ts";
import type { ManualOrder } from "./manual-order.ts";
import { useMoveQueue } from "./use-move-queue.ts";

/** Rows that people put in order: a whole list, or a page of it and the rows that stand before and after that. */
export interface Stretch<Row> {
  rows: readonly Row[];
  before?: Row | null;
  after?: Row | null;
}

/** A row that comes to stand beside another, and what that makes of the numbers of a list that is known whole. */
export interface Move extends ListMove {
  changes: readonly Ordered[];
}

interface Shown {
  /** The order that moves made since the list was read. */
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  of: unknown;
  /** Moves are on their way: a list that is read meanwhile knows only those before it. */
  waits: boolean;
}

/**
 * Rows in the order that people see while `command` stores their moves, one after the other. When one fails
 * the list goes back to what is stored, with the stated toast.
 */
export function useOrdering<Row extends { id: string }>(
  stretch: Stretch<Row>,
  order: ManualOrder<Row>,
  nameOf: (row: Row) => string,
  command: (move: Move) => Promise<void>,
) {
  const { rows: stored, before, after } = stretch;
  const [moved, setMoved] = useState<Shown | null>(null);
  /** For screen readers: where the last moved row stands now. */
  const [said, setSaid] = useState("");
  const shown = moved?.of === stored || moved?.waits ? moved : null;
  const rows = useMemo(() => {
    const byId = new Map(stored.map((row) => [row.id, row]));
    return shown ? shown.ids.flatMap((id) => byId.get(id) ?? []) : stored;
  }, [shown, stored]);

  const save = useMoveQueue(command, {
    toasts: order,
    onFailure(words) {
      setMoved(null);
      setSaid(words);
    },
    onIdle: () => setMoved((last) => last && { ...last, waits: false }),
  });

  const partOf = (row: Row, all: readonly Row[]) => all.filter((other) => order.partOf(other) === order.partOf(row));
  const placeOf = (row: Row): Ordered => {
    const place = order.placeOf(row);
    return { ...place, display_order: shown?.numbers.get(row.id) ?? place.display_order };
  };

  const moveTo = (row: Row, neighbour: Row, isAfter: boolean) => {
    const isHere = rows.includes(neighbour);
    const next = isHere ? moveBeside(rows, row, neighbour, isAfter) : rows.filter((other) => other !== row);
    const changes = isHere ? renumber(partOf(row, rows).map(placeOf), partOf(row, next).map(placeOf)) : [];
    const numbers = new Map(shown?.numbers);
    for (const { id, display_order } of changes) numbers.set(id, display_order);
    setMoved({ ids: next.map(({ id }) => id), numbers, of: stored, waits: true });
    setSaid(`${nameOf(row)}: ${before || after ? placeInPage(row, next) : placeInList(row, partOf(row, next))}`);
    save({ moved: row.id, neighbour: neighbour.id, isAfter, changes });
  };
  return {
    rows,
    said,
    step(row: Row, direction: "up" | "down") {
      const at = rows.indexOf(row);
      const neighbour = direction === "down" ? (rows[at + 1] ?? after) : (rows[at - 1] ?? before);
      if (neighbour && order.partOf(neighbour) === order.partOf(row)) moveTo(row, neighbour, direction === "down");
    },
    /** Where it is dropped, counted among all rows; it stays within its part. */
    place(row: Row, at: number) {
      const part = partOf(row, rows);
      const first = rows.findIndex((other) => other === part[0]);
      const others = part.filter((other) => other !== row);
      const wanted = Math.max(0, Math.min(at - first, others.length));
      const neighbour = others[wanted] ?? others.at(-1);
      if (neighbour && part.indexOf(row) !== wanted) moveTo(row, neighbour, wanted === others.length);
    },
  };
}

const placeInList = <Row>(row: Row, part: readonly Row[]) => `posición ${part.indexOf(row) + 1} de ${part.length}.`;

function placeInPage<Row>(row: Row, rows: readonly Row[]): string {
  const at = rows.indexOf(row);
  return at === -1 ? "pasa a otra página." : `fila ${at + 1} de esta página.`;
}
