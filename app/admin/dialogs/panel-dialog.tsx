import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { IconButton } from "../../ui/icon-button.tsx";
import { focusOpener } from "./focus-opener.ts";

interface PanelDialogProps {
  title: string;
  /** box: in the middle, as wide as `width`; sheet: from the right edge, full height. On a phone both fill the screen. */
  shape?: "box" | "sheet";
  width?: number;
  /** Interrupts: no cross, no way out but its buttons and Escape. */
  alert?: boolean;
  describedBy?: string;
  /** Somebody wants it closed. Whoever renders it decides whether it goes. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog, open for as long as it is rendered. */
export function PanelDialog(props: PanelDialogProps) {
  const { title, shape = "box", width = 480, alert = false, describedBy, onClose, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { pathname } = useLocation();
  const giveFocusBack = useEffectEvent((dialog: HTMLDialogElement) => focusOpener(dialog, pathname));
  // Talks to the browser's top layer, which knows only showModal() and close(). Closed while it is still in the document,
  // it gives the focus back to what had it before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      giveFocusBack(dialog);
    };
  }, []);

  const ask = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Chrome closes a dialog at the second Escape whatever `cancel` says; it stays until its owner takes it away.
  const stay = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || !dialog.isConnected || dialog.open) return;
    dialog.showModal();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      className={`panel-dialog panel-dialog--${shape}`}
      data-surface="blanco"
      style={{ "--dialog-w": `${width}px` }}
      {...(alert && { role: "alertdialog" })}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={ask}
      onClose={stay}
    >
      <header className="panel-dialog__head">
        <h2 id={titleId}>{title}</h2>
        {!alert && <IconButton compact icon={X} label="Cerrar" onClick={() => onClose()} />}
      </header>
      {children}
      <div className="panel-dialog__toasts" data-toasts />
    </dialog>
  );
}
