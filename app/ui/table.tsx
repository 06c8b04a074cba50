import { type ReactNode, useMemo } from "react";

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** name: tells which row it is, as the first column does where none is said to; numbers and actions stand at the right. */
  kind?: "name" | "number" | "actions" | undefined;
}

interface TableProps<Row> {
  /** Its name, for those who do not see what stands round it. */
  label?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Before the columns, what depends on the other rows as well: drawn anew each time, the cells of a row only with it. */
  lead?: { title: ReactNode; cell: (row: Row, at: number) => ReactNode };
  /** On a phone each row becomes a stack whose values carry their column's name. */
  isStacked?: boolean;
}

export function Table<Row>({ label, columns, rows, rowKey, lead, isStacked = true }: TableProps<Row>) {
  return (
    <table className={isStacked ? "table table--stack" : "table"} aria-label={label}>
      <thead>
        <tr>
          {lead && <th scope="col">{lead.title}</th>}
          {columns.map(({ title, kind }) => (
            <th key={title} scope="col" className={kind && `table__${kind}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={rowKey(row)} data-row={rowKey(row)}>
            {lead && <td className="table__lead">{lead.cell(row, at)}</td>}
            <Cells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  // A search and a move leave most rows as they are.
  return useMemo(() => {
    const head = columns.find(({ kind }) => kind === "name") ?? columns[0];
    return columns.map((column) => {
      const { title, cell, kind } = column;
      const Cell = column === head ? "th" : "td";
      return (
        <Cell
          key={title}
          className={kind && `table__${kind}`}
          data-label={kind === "name" || kind === "actions" ? undefined : title}
          scope={column === head ? "row" : undefined}
        >
          {cell(row)}
        </Cell>
      );
    });
  }, [columns, row]);
}
