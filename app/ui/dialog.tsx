import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { DialogClose } from "./dialog-close.tsx";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The heading that names it stands in `children` under this id. */
  labelledBy: string;
  /** Width from 1024 px on, in px; below it fills the screen. */
  width?: number;
  alert?: boolean;
  children: ReactNode;
}

/** The browser's modal dialog for React: it traps focus, closes on Escape and gives focus back by itself. */
export function Dialog({ open, onClose, labelledBy, width = 640, alert = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Talks to the browser's top layer, which knows only showModal() and close().
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  // Safari lacks closedby; a press on the element itself is a press on the scrim, its content covers the rest.
  const closeOnScrim = (event: MouseEvent<HTMLDialogElement>) => {
    if (!alert && event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own keyboard way out.
    <dialog
      ref={ref}
      className="dialog"
      style={{ ["--dialog-w" as string]: `${width}px` }}
      {...(alert && { role: "alertdialog" })}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={closeOnScrim}
    >
      {!alert && <DialogClose />}
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
