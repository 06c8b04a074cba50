import type { ReactNode } from "react";
import { Outlet, useOutletContext } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { useCloseDialog } from "../dialogs/use-close-dialog.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { Listed } from "./load-list.ts";
import { MissingRow } from "./missing-row.tsx";
import type { Resource } from "./resource.ts";
import { RowForm } from "./row-form.tsx";

/** What the child routes `nuevo`, `:id` and `:id/eliminar` render. Closures, so that they need not know of what. */
export interface Dialogs {
  create: () => ReactNode;
  edit: (id: string) => ReactNode;
  remove: (id: string) => ReactNode;
}

export const useDialogs = (): Dialogs => useOutletContext<Dialogs>();

interface ResourceDialogsProps<Row extends StoredRow, Draft extends object> {
  resource: Resource<Row, Draft>;
  list: Listed<Row>;
  path: string;
}

/** Where the dialogs of a list appear: an `<Outlet />` that gives its child routes what they show. */
export function ResourceDialogs<Row extends StoredRow, Draft extends object>(props: ResourceDialogsProps<Row, Draft>) {
  const { resource, list, path } = props;
  const close = useCloseDialog(path);
  const withRow = (id: string, render: (row: Row) => ReactNode) => {
    const row = list.rows.find((it) => it.id === id);
    if (row) return render(row);
    return list.isFailed ? null : <MissingRow what={resource.titles.one} onClose={() => close()} />;
  };
  const dialogs: Dialogs = {
    create: () => <RowForm key="new" resource={resource} row={null} rows={list.rows} onClose={close} />,
    edit: (id) =>
      withRow(id, (row) => <RowForm key={id} resource={resource} row={row} rows={list.rows} onClose={close} />),
    remove: (id) => withRow(id, (row) => <DeleteDialog resource={resource} row={row} onClose={close} />),
  };
  return <Outlet context={dialogs} />;
}
