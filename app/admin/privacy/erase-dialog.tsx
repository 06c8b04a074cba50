import { privacyToasts } from "#texts/admin/privacy-toasts.ts";
import type { PersonRecord } from "../../content/people/privacy.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { countPending } from "../layout/use-pending-proposals.ts";
import { usePress } from "../session/attempt.ts";
import { countsInWords } from "./kinds-in-words.ts";
import { eraseDataOf } from "./privacy-commands.ts";

interface EraseDialogProps {
  contact: string;
  records: readonly PersonRecord[];
  onClose: () => void;
  onErased: () => Promise<void>;
}

/** Names what goes before it does: nothing brings it back. */
export function EraseDialog({ contact, records, onClose, onErased }: EraseDialogProps) {
  const [isBusy, press] = usePress();
  const erase = async () => {
    await press(privacyToasts.eraseFailed, async () => {
      const { counts, areFilesGone } = await eraseDataOf(contact);
      showToast(areFilesGone ? privacyToasts.erased(countsInWords(counts)) : privacyToasts.filesLater);
      await Promise.all([onErased(), countPending()]);
    });
    onClose();
  };
  return (
    <Dialog title="¿Borrar los datos de esta persona?" alert aria-describedby="erase" onDismiss={onClose}>
      <div className="dialog__body" id="erase">
        <p className="strong breaks">{contact}</p>
        <p>Se borra para siempre: {countsInWords(countAll(records))}.</p>
        <p>
          En las copias de seguridad sigue hasta que caducan, unas cuatro semanas. Nadie lo verá mientras no se restaure
          una.
        </p>
      </div>
      <footer className="dialog__foot">
        {/* biome-ignore lint/a11y/noAutofocus: the safe answer has the focus in a question that cannot be undone */}
        <Button size="compact" variant="line" autoFocus onClick={onClose}>
          Cancelar
        </Button>
        <Button size="compact" variant="danger" busy={isBusy} onClick={erase}>
          Borrar sus datos
        </Button>
      </footer>
    </Dialog>
  );
}

/** By kind, and what hangs on them: files and what was noted. */
function countAll(records: readonly PersonRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (kind: string, more: number) => {
    counts[kind] = (counts[kind] ?? 0) + more;
  };
  for (const { source, record } of records) {
    add(source, 1);
    add("cv", record.cv_path ? 1 : 0);
    add("note", Array.isArray(record.history) ? record.history.length : 0);
  }
  return counts;
}
