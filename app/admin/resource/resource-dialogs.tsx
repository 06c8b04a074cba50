import type { ReactNode } from "react";
import { useLocation, useParams } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { useCloseDialog } from "../dialogs/use-way-back.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { Listed } from "./load-list.ts";
import { MissingRow } from "./missing-row.tsx";
import type { Resource } from "./resource.ts";
import { RowForm } from "./row-form.tsx";

interface ResourceDialogsProps<Row extends StoredRow, Draft extends object> {
  resource: Resource<Row, Draft>;
  list: Listed<Row>;
  /** Where the list is; the dialogs are below it. */
  path: string;
  /** Asks before a row is deleted, where that is not the usual question. */
  question?: (row: Row, onClose: () => Promise<void>) => ReactNode;
}

/** The dialog that the address names: `nuevo`, the id of a row, or that and `eliminar`. */
export function ResourceDialogs<Row extends StoredRow, Draft extends object>(props: ResourceDialogsProps<Row, Draft>) {
  const { resource, list, path, question } = props;
  const { id } = useParams();
  const isDelete = useLocation().pathname.endsWith("/eliminar");
  const close = useCloseDialog(path);
  if (id === undefined) return null;
  if (id === "nuevo") return <RowForm key="nuevo" resource={resource} row={null} rows={list.rows} onClose={close} />;
  const row = list.rows.find((it) => it.id === id);
  if (!row) return list.isFailed ? null : <MissingRow what={resource.titles.one} onClose={() => close()} />;
  if (!isDelete) return <RowForm key={id} resource={resource} row={row} rows={list.rows} onClose={close} />;
  return question?.(row, close) ?? <DeleteDialog resource={resource} row={row} onClose={close} />;
}
