import { ArrowUpRight, Trash2 } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { Icon } from "../../ui/icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { HistoryIcon } from "../history/history-link.tsx";
import { usePermissions } from "../session/permissions.ts";
import { OpenButton, OpenIcon } from "./open-button.tsx";
import { PublicationTag, webPlaceOf } from "./publication-tag.tsx";
import type { ListColumn, ListDescription } from "./resource.ts";

interface RowsTableProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  rows: readonly Row[];
  path: string;
  /** The cell that moves a row, where people put rows in order. */
  orderCell?: (row: Row, at: number) => ReactNode;
}

/** The rows of a section, and what can be done with each. */
export function RowsTable<Row extends StoredRow>(props: RowsTableProps<Row>) {
  const { resource, rows, path, orderCell } = props;
  const columns = useMemo(() => [...resource.columns.map(drawn), actionsOf(resource, path)], [resource, path]);
  return (
    <Table
      label={resource.titles.list}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...(orderCell && { lead: { title: "Orden", cell: orderCell } })}
    />
  );
}

const drawn = <Row extends object>({ title, text, cell = text, kind }: ListColumn<Row>): Column<Row> => ({
  title,
  kind,
  cell: kind === "name" ? (row) => named(cell(row), row) : cell,
});

const named = (name: ReactNode, row: object) => (
  <>
    {name}
    <PublicationTag row={row} />
  </>
);

const actionsOf = <Row extends StoredRow>(resource: ListDescription<Row>, path: string): Column<Row> => ({
  title: "Acciones",
  kind: "actions",
  cell: (row) => <RowActions resource={resource} row={row} path={path} />,
});

interface RowActionsProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  row: Row;
  path: string;
}

function RowActions<Row extends StoredRow>(props: RowActionsProps<Row>) {
  const { resource, row, path } = props;
  const name = resource.nameOf(row);
  const may = usePermissions();
  const place = webPlaceOf(resource, row);
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
      <HistoryIcon table={resource.table.name} id={row.id} name={name} />
      {may("delete", resource.table.name) && (
        <OpenIcon danger icon={Trash2} to={`${path}/${row.id}/eliminar`} label={`Eliminar ${name}`} />
      )}
    </span>
  );
}
