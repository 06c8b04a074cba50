import type { ReactNode } from "react";
import { useLocation, useParams } from "react-router";
import { useCloseDialog } from "#app/admin/dialogs/use-way-back.ts";
import { usePermissions } from "#app/admin/session/permissions.ts";
import type { StoredRow } from "#app/content/stored-row.ts";
import type { RecordTable } from "#app/data/records.ts";
import type { Listed } from "../listed.ts";
import { MissingRow } from "../missing-row.tsx";
import type { Resource } from "../resource.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ImportDialog, RowForm, WholeRow } from "./row-dialogs.tsx";

export interface ResourceDialogsProps<Row extends Brief, Draft extends object, Brief extends StoredRow> {
  resource: Resource<Row, Draft, Brief>;
  list: Listed<Brief>;
  /** Where the list is; the dialogs are below it. */
  path: string;
  /** Asks before a row is deleted, where that is not the usual question. */
  question?: (row: Brief, onClose: () => Promise<void>) => ReactNode;
}

/** The dialog that the address names: `nuevo`, `importar`, the id of a row, or that and `eliminar`. */
export function ResourceDialogs<Row extends Brief, Draft extends object, Brief extends StoredRow = Row>(
  props: ResourceDialogsProps<Row, Draft, Brief>,
) {
  const { resource, list, path, question } = props;
  const { id } = useParams();
  const isDelete = useLocation().pathname.endsWith("/eliminar");
  const close = useCloseDialog(path);
  const may = usePermissions();
  if (id === undefined) return null;
  if (id === "importar") return <ImportDialog resource={resource} onClose={close} />;
  // The page of a long list does not tell which number comes next, its last row does.
  const rows = list.long?.last ?? list.rows;
  const form = (row: Row | null) => <RowForm key={id} resource={resource} row={row} rows={rows} onClose={close} />;
  if (id === "nuevo" && may("create", resource.table.name)) return form(null);
  const remove = (row: Brief) =>
    question?.(row, close) ?? <DeleteDialog resource={resource} row={row} onClose={close} />;
  const row = list.rows.find((value) => value.id === id);
  if (row && isDelete && may("delete", resource.table.name, row)) return remove(row);
  // Without `whole` the rows of the list are whole.
  if (row && !resource.whole) return form(row as Row);
  if (!row && list.isFailed) return null;
  if (!row && !list.long) return <MissingRow what={resource.titles.one} onClose={() => close()} />;
  const table = (resource.whole ?? resource.table) as RecordTable<Row>;
  return (
    <WholeRow key={id} table={table} id={id} titles={resource.titles} onClose={close}>
      {isDelete ? remove : form}
    </WholeRow>
  );
}
