import { useId, useState } from "react";
import { deleteQuestion } from "#texts/admin/delete-question.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";

interface ConfirmDeleteProps {
  /** With its article: "el precio". */
  thing: string;
  /** Which one, for those who wonder. */
  name: string;
  /** What goes with it, in a sentence. */
  also?: string;
  onCancel: () => void;
  /** Settles when it is done or has said why not. */
  onConfirm: () => Promise<void>;
}

/** The stated question before anything is deleted; the focus is on the way out. */
export function ConfirmDelete({ thing, name, also, onCancel, onConfirm }: ConfirmDeleteProps) {
  const [isBusy, setBusy] = useState(false);
  const textId = useId();
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <Dialog title={deleteQuestion.title} alert aria-describedby={textId} onDismiss={onCancel}>
      <div className="dialog__body" id={textId}>
        <p>{deleteQuestion.description(thing)}</p>
        <p className="strong breaks">{name}</p>
        {also && <p>{also}</p>}
      </div>
      <footer className="dialog__foot">
        {/* The safe answer has the focus in a question that cannot be undone. */}
        <Button size="compact" variant="line" autoFocus onClick={() => onCancel()}>
          {deleteQuestion.cancel}
        </Button>
        <Button size="compact" variant="danger" busy={isBusy} onClick={confirm}>
          {deleteQuestion.confirm}
        </Button>
      </footer>
    </Dialog>
  );
}
