import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { IconButton } from "../pictures/icon-button.tsx";
import { useText } from "../use-text.ts";
import { DialogClose } from "./dialog-close.tsx";
import { useModal } from "./use-modal.ts";

interface DialogProps extends Omit<ComponentProps<"dialog">, "title"> {
  /** Open for as long as it is rendered, with a head: somebody wants it closed, and whoever renders it decides whether it goes. */
  onDismiss?: () => void;
  /** What its head says, and so its name. */
  title?: string;
  /** box: in the middle, as wide as `width`; sheet: from the right edge, full height. On a phone both fill the screen. */
  shape?: "box" | "sheet";
  width?: number;
  /** Interrupts: no cross, no way out but its buttons and Escape. */
  alert?: boolean;
  /** The cross of one that the browser opens and closes, where it is not the usual one. */
  close?: ReactNode;
}

/** The browser's own dialog. Without `onDismiss` a page's script or a popover opens it, and it names itself. */
export function Dialog({ onDismiss, title, shape = "box", width, alert, close, className, ...rest }: DialogProps) {
  const t = useText();
  const titleId = useId();
  const modal = useModal(onDismiss);
  const { children, ...element } = rest;
  if (!onDismiss) {
    return (
      <dialog {...element} className={className ? `dialog ${className}` : "dialog"}>
        {close ?? <DialogClose />}
        {children}
      </dialog>
    );
  }
  return (
    <dialog
      {...element}
      {...modal}
      className={`dialog dialog--whole dialog--${shape}`}
      data-surface="blanco"
      style={{ "--dialog-w": `${width ?? 480}px` }}
      {...(alert && { role: "alertdialog" })}
      aria-labelledby={titleId}
    >
      <div className="dialog__head row spread">
        <h2 className="title-2" id={titleId}>
          {title}
        </h2>
        {!alert && <IconButton compact icon={X} label={t("Cerrar")} onClick={() => onDismiss()} />}
      </div>
      {children}
      <div data-toasts />
    </dialog>
  );
}
