import { ArrowUpRight, Trash2 } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { Icon } from "../../ui/icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";
import { usePermissions } from "../session/permissions.ts";
import { OpenButton, OpenIcon } from "./open-button.tsx";
import type { Column, ListDescription } from "./resource.ts";

interface RowsTableProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  rows: readonly Row[];
  path: string;
  /** The cell that moves a row, where people put rows in order. */
  orderCell?: (row: Row, at: number) => ReactNode;
}

/** Real headers; on a phone each row becomes a card whose values carry their column's name. */
export function RowsTable<Row extends StoredRow>(props: RowsTableProps<Row>) {
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
          <TableRow key={row.id} resource={resource} row={row} path={path} order={orderCell?.(row, at)} />
        ))}
      </tbody>
    </table>
  );
}

interface TableRowProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  row: Row;
  path: string;
  order: ReactNode;
}

function TableRow<Row extends StoredRow>({ resource, row, path, order }: TableRowProps<Row>) {
  // A search and a move leave most rows as they are.
  const cells = useMemo(() => <Cells resource={resource} row={row} path={path} />, [resource, row, path]);
  return (
    <tr data-row={row.id}>
      {order && <td className="records__order">{order}</td>}
      {cells}
    </tr>
  );
}

function Cells<Row extends StoredRow>({ resource, row, path }: Omit<TableRowProps<Row>, "order">) {
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

interface RowActionsProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  row: Row;
  path: string;
}

function RowActions<Row extends StoredRow>(props: RowActionsProps<Row>) {
  const { resource, row, path } = props;
  const name = resource.nameOf(row);
  const may = usePermissions();
  const place = resource.onTheWeb?.(row);
  return (
    <span className="row-actions">
      {place && place.hiddenBecause.length === 0 && (
        <a
          className={iconButtonClass({ compact: true })}
          href={place.path}
          target="_blank"
          rel="noopener"
          aria-label={`Ver ${name} en la web`}
        >
          <Icon of={ArrowUpRight} size={18} />
        </a>
      )}
      {may("update", resource.table.name) && (
        <OpenButton variant="text" to={`${path}/${row.id}`} label={`Editar ${name}`}>
          Editar
        </OpenButton>
      )}
      {may("delete", resource.table.name) && (
        <OpenIcon danger icon={Trash2} to={`${path}/${row.id}/eliminar`} label={`Eliminar ${name}`} />
      )}
    </span>
  );
}
