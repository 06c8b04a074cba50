import { useRevalidator } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { deleteRecord } from "../../data/records.ts";
import { showToast } from "../../ui/toast.ts";
import { sayWhy } from "../form/say-why.ts";
import { forgetDraft } from "../form/stored-draft.ts";
import { browserClient } from "../session/browser-client.ts";
import { withSession } from "../session/with-session.ts";
import { draftKey } from "./draft-key.ts";
import type { ListDescription } from "./resource.ts";

/**
 * Deletes a row, closes its dialog and says so; a failure says the stated toast and leaves the dialog open.
 * Gives whether the row is gone.
 */
export function useDeleteRow<Row extends StoredRow>(
  resource: ListDescription<Row>,
  onClose: () => Promise<void> | void,
): (row: Row) => Promise<boolean> {
  const { toasts } = resource.titles;
  const { revalidate } = useRevalidator();
  return async (row) => {
    try {
      const isGone = await withSession(() => deleteRecord(browserClient(), resource.table, row.id));
      if (!isGone) throw new Error("No se ha borrado ninguna fila.");
    } catch (error) {
      showToast(toasts.deleteFailed(sayWhy(error)));
      return false;
    }
    forgetDraft(draftKey(resource.table.name, row));
    await onClose();
    await revalidate();
    showToast(toasts.deleted);
    return true;
  };
}
