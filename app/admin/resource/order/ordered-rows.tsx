import type { StoredRow } from "#app/content/stored-row.ts";
import type { RowLimit } from "../more-rows.tsx";
import type { ListDescription } from "../resource.ts";
import { RowsTable } from "../rows-table.tsx";
import type { ManualOrder } from "./manual-order.ts";
import { OrderCell } from "./order-cell.tsx";
import { type Trail, useDrag } from "./use-drag.ts";
import { type Move, type Stretch, useOrdering } from "./use-ordering.ts";

interface OrderedRowsProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  order: ManualOrder<Row>;
  stretch: Stretch<Row>;
  /** The command that stores a move. */
  store: (move: Move) => Promise<void>;
  /** How many of the rows are drawn, if not all. */
  drawn?: RowLimit;
  path: string;
}

/** Rows that move: by their arrows, by dragging the handle, by Alt and the arrow keys on it. */
export function OrderedRows<Row extends StoredRow>(props: OrderedRowsProps<Row>) {
  const { resource, order, stretch, store, path, drawn } = props;
  const { before, after } = stretch;
  const { rows, said, step, place } = useOrdering(stretch, order, resource.nameOf, store);
  const limit = drawn?.limit ?? rows.length;
  const drag = useDrag("tr", trailOfRow, (id, at) => {
    const row = rows.find((value) => value.id === id);
    if (row) place(row, at);
  });
  const isSamePart = (row: Row, other: Row | null | undefined) => other && order.partOf(other) === order.partOf(row);
  // Places count from the first row of all, so those that are not drawn keep theirs.
  const move = (row: Row, at: number, direction: "up" | "down") => {
    step(row, direction);
    if (direction === "down" && at === limit - 1) drawn?.showMore();
  };
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <RowsTable
        resource={resource}
        rows={rows.slice(0, limit)}
        path={path}
        orderCell={(row, at) => (
          <OrderCell
            id={row.id}
            name={resource.nameOf(row)}
            isFirst={!isSamePart(row, rows[at - 1] ?? before)}
            isLast={!isSamePart(row, rows[at + 1] ?? after)}
            onStep={(direction) => move(row, at, direction)}
            onDragStart={drag}
          />
        )}
      />
    </>
  );
}

/** The row follows the pointer, the others make room when it is dropped. */
function trailOfRow(row: HTMLElement, start: globalThis.PointerEvent): Trail {
  const others = [...(row.parentElement?.children ?? [])].filter((child) => child !== row);
  row.classList.add("table__dragged");
  return {
    follow: ({ clientY }) => {
      row.style.translate = `0 ${clientY - start.clientY}px`;
    },
    placeAt: ({ clientY }) => {
      const isMoved = Math.abs(clientY - start.clientY) > 6;
      return isMoved ? others.filter((other) => middle(other) < clientY).length : null;
    },
    stop: () => {
      row.classList.remove("table__dragged");
      row.style.translate = "";
    },
  };
}

function middle(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
