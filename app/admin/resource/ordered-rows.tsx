import type { StoredRow } from "../../content/stored-row.ts";
import type { ManualOrder } from "./manual-order.ts";
import { OrderCell } from "./order-cell.tsx";
import type { Resource } from "./resource.ts";
import { RowsTable } from "./rows-table.tsx";
import { useOrdering } from "./use-ordering.ts";
import { useRowDrag } from "./use-row-drag.ts";

interface OrderedRowsProps<Row extends StoredRow, Draft extends object> {
  resource: Resource<Row, Draft>;
  order: ManualOrder<Row>;
  rows: readonly Row[];
  path: string;
}

/** Rows that move: by their arrows, by dragging the handle, by Alt and the arrow keys on it. */
export function OrderedRows<Row extends StoredRow, Draft extends object>(props: OrderedRowsProps<Row, Draft>) {
  const { resource, order, path } = props;
  const { rows, said, step, place } = useOrdering(props.rows, order, resource.nameOf);
  const drag = useRowDrag((id, at) => {
    const row = rows.find((it) => it.id === id);
    if (row) place(row, at);
  });
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <RowsTable
        resource={resource}
        rows={rows}
        path={path}
        orderCell={(row, at) => (
          <OrderCell
            id={row.id}
            name={resource.nameOf(row)}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onStep={(direction) => step(row, direction)}
            onDragStart={drag}
          />
        )}
      />
    </>
  );
}
