import { useRevalidator } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { deleteRecord } from "../../data/records.ts";
import { showToast } from "../../ui/toast.ts";
import { ConfirmDelete } from "../dialogs/confirm-delete.tsx";
import { sayWhy } from "../form/say-why.ts";
import { forgetDraft } from "../form/stored-draft.ts";
import { browserClient } from "../session/browser-client.ts";
import { withSession } from "../session/with-session.ts";
import { draftKey } from "./draft-key.ts";
import type { Resource } from "./resource.ts";

interface DeleteDialogProps<Row extends StoredRow, Draft extends object> {
  resource: Resource<Row, Draft>;
  row: Row;
  onClose: () => Promise<void> | void;
}

export function DeleteDialog<Row extends StoredRow, Draft extends object>(props: DeleteDialogProps<Row, Draft>) {
  const { resource, row, onClose } = props;
  const { theOne, toasts } = resource.titles;
  const { revalidate } = useRevalidator();
  const remove = async () => {
    try {
      const isGone = await withSession(() => deleteRecord(browserClient(), resource.table, row.id));
      if (!isGone) throw new Error("No se ha borrado ninguna fila.");
    } catch (error) {
      showToast(toasts.deleteFailed(sayWhy(error)));
      return;
    }
    forgetDraft(draftKey(resource.table.name, row));
    await onClose();
    await revalidate();
    showToast(toasts.deleted);
  };
  return <ConfirmDelete thing={theOne} name={resource.nameOf(row)} onCancel={onClose} onConfirm={remove} />;
}
