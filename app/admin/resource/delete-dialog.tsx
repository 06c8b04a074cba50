import { useRevalidator } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { showToast } from "../../ui/toast.ts";
import { ConfirmDelete } from "../dialogs/confirm-delete.tsx";
import { forgetDraft } from "../form/stored-draft.ts";
import type { ListDescription } from "./resource.ts";
import type { DeleteResult } from "./resource-action.ts";
import { draftKey } from "./row-form.tsx";
import { useSend } from "./use-send.ts";

interface DeleteDialogProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  row: Row;
  /** What goes with it, in a sentence. */
  also?: string;
  onClose: () => Promise<void> | void;
}

export function DeleteDialog<Row extends StoredRow>(props: DeleteDialogProps<Row>) {
  const { resource, row, also, onClose } = props;
  const remove = useDeleteRow(resource, onClose);
  return (
    <ConfirmDelete
      thing={resource.titles.theOne}
      name={resource.nameOf(row)}
      {...(also !== undefined && { also })}
      onCancel={onClose}
      onConfirm={async () => void (await remove(row))}
    />
  );
}

/**
 * Has a row deleted, closes its dialog and says so; a failure says the stated toast and leaves the dialog open.
 * Gives whether the row is gone.
 */
export function useDeleteRow<Row extends StoredRow>(
  { table, titles }: Pick<ListDescription<Row>, "table" | "titles">,
  onClose: () => Promise<void> | void,
): (row: Row) => Promise<boolean> {
  const { revalidate } = useRevalidator();
  const send = useSend<DeleteResult>();
  return async (row) => {
    const result = await send(null, "delete");
    if (result.kind === "refused") {
      showToast(result.toast);
      return false;
    }
    forgetDraft(draftKey(table.name, row));
    await onClose();
    await revalidate();
    showToast(titles.toasts.deleted);
    if (result.but) showToast(result.but);
    return true;
  };
}
