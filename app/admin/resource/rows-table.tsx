import { ArrowUpRight, Trash2 } from "lucide-react";
import { type ReactNode, use, useMemo } from "react";
import { useLocation } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { iconButtonClass } from "../../ui/pictures/icon-button.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { HistoryIcon } from "../history/history-link.tsx";
import { Chip } from "../layout/chip.tsx";
import { useWaitingRows } from "../review/use-waiting-rows.ts";
import { usePermissions } from "../session/permissions.ts";
import { useOutdated } from "../translations/use-outdated.ts";
import { OpenButton, OpenIcon } from "./open-button.tsx";
import { PickingContext } from "./picking-context.ts";
import { type Moments, PublicationTag, webPlaceOf } from "./publication-tag.tsx";
import type { ListColumn, ListDescription } from "./resource.ts";

interface RowsTableProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  rows: readonly Row[];
  path: string;
  /** The cell that moves a row, where people put rows in order. */
  orderCell?: (row: Row, at: number) => ReactNode;
}

export function RowsTable<Row extends StoredRow>(props: RowsTableProps<Row>) {
  const { resource, rows, path, orderCell } = props;
  const newest = rows
    .map((row) => row.updated_at)
    .toSorted()
    .at(-1);
  const marks = useOutdated(resource.table.name, newest);
  const waiting = useWaitingRows(resource.table.name, newest);
  const { search } = useLocation();
  const columns = useMemo(() => {
    const known = { outdated: new Set(marks.map(({ row_id }) => row_id)), waiting };
    // Those that the address leaves out (`views/view-address.ts`).
    const hidden = new URLSearchParams(search).getAll("sin");
    const shown = resource.columns.filter(({ title }) => !hidden.includes(title));
    return [...shown.map((column) => drawn(column, known)), actionsOf(resource, path)];
  }, [resource, path, marks, waiting, search]);
  const picking = use(PickingContext)?.(rows);
  const lead = picking ?? (orderCell && { title: "Orden", cell: orderCell });
  return (
    <Table label={resource.titles.list} columns={columns} rows={rows} rowKey={({ id }) => id} {...(lead && { lead })} />
  );
}

interface KnownRows {
  outdated: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
}

/** A column as it is drawn; behind the name of a row stands what is to be known of it. */
function drawn<Row extends StoredRow>(column: ListColumn<Row>, known: KnownRows): Column<Row> {
  const { title, text, cell = text, kind } = column;
  return {
    title,
    kind,
    cell: kind === "name" ? (row) => named(cell(row), row, known) : cell,
  };
}

const named = (name: ReactNode, row: StoredRow & Moments, { outdated, waiting }: KnownRows) => (
  <>
    {name}
    <PublicationTag row={row} />
    {waiting.has(row.id) && <Chip tone="works">Para revisar</Chip>}
    {outdated.has(row.id) && <Chip tone="works">El inglés es de un texto anterior</Chip>}
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
    <span className="row inline gap-4 nowrap">
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
      {may("update", resource.table.name, row) && (
        <OpenButton variant="text" to={`${path}/${row.id}`} label={`Editar ${name}`}>
          Editar
        </OpenButton>
      )}
      <HistoryIcon table={resource.table.name} id={row.id} name={name} />
      {may("delete", resource.table.name, row) && (
        <OpenIcon danger icon={Trash2} to={`${path}/${row.id}/eliminar`} label={`Eliminar ${name}`} />
      )}
    </span>
  );
}
