import { useState } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";

interface ListDialogProps {
  title: string;
  about: string;
  names: readonly string[];
  action: string;
  isDanger?: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Says what becomes of which rows before it does. */
export function ListDialog({
  title,
  about,
  names,
  action: deed,
  isDanger = false,
  onClose,
  onConfirm,
}: ListDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    void onConfirm().finally(() => setBusy(false));
  };
  const more = names.length - mostNamed;
  return (
    <Dialog title={title} alert onDismiss={onClose}>
      <div className="dialog__body">
        <p>{about}</p>
        <ul className="half-high bullets scrolls above-12">
          {names.slice(0, mostNamed).map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
            <li key={at}>{name}</li>
          ))}
          {more > 0 && <li>{`y ${more} más`}</li>}
        </ul>
      </div>
      <footer className="dialog__foot">
        <Button size="compact" variant="line" autoFocus onClick={onClose}>
          Cancelar
        </Button>
        <Button
          size="compact"
          variant={isDanger ? "danger" : "solid"}
          busy={isBusy}
          onClick={isBusy ? undefined : confirm}
        >
          {deed}
        </Button>
      </footer>
    </Dialog>
  );
}

const mostNamed = 200;
