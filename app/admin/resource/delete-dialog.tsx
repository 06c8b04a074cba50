import type { StoredRow } from "../../content/stored-row.ts";
import { ConfirmDelete } from "../dialogs/confirm-delete.tsx";
import type { ListDescription } from "./resource.ts";
import { useDeleteRow } from "./use-delete-row.ts";

interface DeleteDialogProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  row: Row;
  onClose: () => Promise<void> | void;
}

export function DeleteDialog<Row extends StoredRow>(props: DeleteDialogProps<Row>) {
  const { resource, row, onClose } = props;
  const remove = useDeleteRow(resource, onClose);
  return (
    <ConfirmDelete
      thing={resource.titles.theOne}
      name={resource.nameOf(row)}
      onCancel={onClose}
      onConfirm={async () => void (await remove(row))}
    />
  );
}
