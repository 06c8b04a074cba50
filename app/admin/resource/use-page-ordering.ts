import { useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import type { ListMove, ListPage } from "../../data/list-page.ts";
import type { ManualOrder } from "./manual-order.ts";
import { useMoveQueue } from "./use-move-queue.ts";
import type { Ordering } from "./use-ordering.ts";

/**
 * The rows of one page in the order that people see while `command` stores their moves, one after the other:
 * each by the row that it comes to stand beside, since the numbers of the others are not known here.
 */
export function usePageOrdering<Row extends StoredRow>(
  page: ListPage<Row>,
  order: ManualOrder<Row>,
  nameOf: (row: Row) => string,
  command: (move: ListMove) => Promise<void>,
): Ordering<Row> {
  const [moved, setMoved] = useState<{ rows: readonly Row[]; of: ListPage<Row> } | null>(null);
  const [said, setSaid] = useState("");
  const rows = moved?.of === page ? moved.rows : page.rows;

  const save = useMoveQueue(command, {
    toasts: order,
    onFailure(words) {
      setMoved(null);
      setSaid(words);
    },
  });
  const isPart = (row: Row) => (it: Row | null) => it !== null && order.partOf(it) === order.partOf(row);
  const moveTo = (row: Row, neighbour: Row, isAfter: boolean, next: readonly Row[]) => {
    setMoved({ rows: next, of: page });
    const at = next.indexOf(row);
    setSaid(at === -1 ? `${nameOf(row)}: pasa a otra página.` : `${nameOf(row)}: fila ${at + 1} de esta página.`);
    save({ moved: row.id, neighbour: neighbour.id, isAfter });
  };
  const place = (row: Row, at: number) => {
    const others = rows.filter((it) => it !== row);
    const part = others.filter(isPart(row));
    const first = others.findIndex(isPart(row));
    const wanted = Math.max(0, Math.min(at - first, part.length));
    const neighbour = part[wanted] ?? part.at(-1);
    if (!neighbour || rows.filter(isPart(row)).indexOf(row) === wanted) return;
    moveTo(row, neighbour, wanted === part.length, others.toSpliced(first + wanted, 0, row));
  };
  const step = (row: Row, direction: "up" | "down") => {
    const at = rows.indexOf(row);
    const isDown = direction === "down";
    const inside = rows[isDown ? at + 1 : at - 1];
    const neighbour = inside ?? (isDown ? page.after : page.before);
    if (!neighbour || !isPart(row)(neighbour)) return;
    const others = rows.toSpliced(at, 1);
    moveTo(row, neighbour, isDown, inside ? others.toSpliced(isDown ? at + 1 : at - 1, 0, row) : others);
  };
  return { rows, said, step, place };
}
