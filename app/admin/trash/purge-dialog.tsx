import { useRevalidator } from "react-router";
import { done } from "#texts/admin/section-toasts.ts";
import { destructive } from "#texts/toast-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { ListDialog } from "../many/list-dialog.tsx";
import { attempt } from "../session/attempt.ts";
import { purgeFromTrash } from "./trash-commands.ts";
import { elements, type TrashRow } from "./trash-row.ts";

const notPurged = (why: string) => destructive("No se ha borrado", why);

interface PurgeDialogProps {
  rows: readonly TrashRow[];
  title: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before the one deed of the panel that nothing takes back. */
export function PurgeDialog({ rows, title, onClose, onDone }: PurgeDialogProps) {
  const { revalidate } = useRevalidator();
  const purge = async () => {
    await attempt(notPurged, async () => {
      const count = await purgeFromTrash(rows.map(({ entry }) => entry.id));
      onDone();
      const gone = rows.length - count;
      const rest = gone === 1 ? " 1 ya no estaba en la papelera." : ` ${gone} ya no estaban en la papelera.`;
      showToast(done(`Borrado para siempre: ${elements(count)}.${gone > 0 ? rest : ""}`));
    });
    await revalidate();
  };
  return (
    <ListDialog
      title={title}
      about={`Se borra para siempre: ${elements(rows.length)}. No se puede deshacer.`}
      names={rows.map((row) => `${row.title} · ${row.section}`)}
      action="Borrar para siempre"
      isDanger
      onClose={onClose}
      onConfirm={purge}
    />
  );
}
