import { useRevalidator } from "react-router";
import { ConfirmDelete } from "#app/admin/dialogs/confirm-delete.tsx";
import { forgetDraft } from "#app/admin/form/use-unsaved-text.ts";
import type { StoredRow } from "#app/content/stored-row.ts";
import { showToast } from "#app/ui/toast/toast.ts";
import { attempt } from "../../session/attempt.ts";
import { draftKey } from "../draft-key.ts";
import type { ListDescription } from "../resource.ts";
import { deleteRow, isKept } from "../row-commands.ts";

interface Deletable<Row extends StoredRow> extends Pick<ListDescription<Row>, "table" | "nameOf"> {
  titles: Pick<ListDescription<Row>["titles"], "theOne" | "toasts">;
}

interface DeleteDialogProps<Row extends StoredRow> {
  resource: Deletable<Row>;
  row: Row;
  /** What goes with it, in a sentence. */
  also?: string;
  onClose: () => Promise<unknown> | undefined;
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
  { table, titles }: Deletable<Row>,
  onClose: () => Promise<unknown> | undefined,
): (row: Row) => Promise<boolean> {
  const { revalidate } = useRevalidator();
  const undo = (id: string) => ({
    label: "Deshacer",
    run: async () => {
      const { undoDelete } = await import("#app/admin/trash/trash-commands.ts");
      showToast(await undoDelete(table.name, id));
      await revalidate();
    },
  });
  return async (row) => {
    const isGone = await attempt(titles.toasts.deleteFailed, async () => {
      await deleteRow(table, row);
      forgetDraft(draftKey(table.name, row));
      await onClose();
      await revalidate();
      showToast({ ...titles.toasts.deleted, ...(isKept(table.name) && { action: undo(row.id) }) });
      return true;
    });
    return isGone ?? false;
  };
}
