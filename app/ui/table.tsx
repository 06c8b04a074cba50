import type { ReactNode } from "react";
import "./table.css";

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
}

interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  showCaption?: boolean;
  className?: string;
}

/** A table with real headers, its first column naming the row; below 768 px rows become labelled stacks. */
export function Table<Row>({ caption, columns, rows, rowKey, showCaption = false, className = "" }: TableProps<Row>) {
  const side = (column: Column<Row>) => (column.align === "end" ? "table__end" : undefined);
  return (
    <table className={`table table--stack ${className}`}>
      <caption className={showCaption ? undefined : "sr-only"}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={side(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? "th" : "td";
              return (
                <Cell
                  key={column.key}
                  data-label={column.title}
                  className={side(column)}
                  {...(at === 0 && { scope: "row" })}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
