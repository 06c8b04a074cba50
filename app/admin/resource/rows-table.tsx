import { memo, type ReactNode } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import type { Column, ListDescription } from "./resource.ts";
import { RowActions } from "./row-actions.tsx";

interface RowsTableProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  rows: readonly Row[];
  path: string;
  /** The cell that moves a row, where people put rows in order. */
  orderCell?: (row: Row, at: number) => ReactNode;
}

/** Real headers; on a phone each row becomes a card whose values carry their column's name. */
function Rows<Row extends StoredRow>(props: RowsTableProps<Row>) {
  const { resource, rows, path, orderCell } = props;
  const { columns, titles } = resource;
  return (
    <table className="records" aria-label={titles.list}>
      <thead>
        <tr>
          {orderCell && <th scope="col">Orden</th>}
          {columns.map(({ title, kind }) => (
            <th key={title} scope="col" className={kind && `records__${kind}`}>
              {title}
            </th>
          ))}
          <th scope="col" className="records__actions">
            Acciones
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id} data-row={row.id}>
            {orderCell && <td className="records__order">{orderCell(row, at)}</td>}
            <Cells resource={resource} row={row} path={path} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellsProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  row: Row;
  path: string;
}

function CellsOf<Row extends StoredRow>({ resource, row, path }: CellsProps<Row>) {
  return (
    <>
      {resource.columns.map((column) => (
        <Cell key={column.title} column={column} row={row} />
      ))}
      <td className="records__actions">
        <RowActions resource={resource} row={row} path={path} />
      </td>
    </>
  );
}

// A search and a move leave most rows as they are. memo forgets that CellsOf is generic; its props stay those of CellsOf.
const Cells = memo(CellsOf) as typeof CellsOf;

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { title, text, cell, kind } = column;
  const content = cell ? cell(row) : text(row);
  if (kind === "name") {
    return (
      <th scope="row" className="records__name">
        {content}
      </th>
    );
  }
  return (
    <td data-label={title} className={kind && `records__${kind}`}>
      {content}
    </td>
  );
}

// memo forgets that Rows is generic; its props stay those of Rows.
export const RowsTable = memo(Rows) as typeof Rows;
