import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";

/** The sidebar of a phone: a modal dialog from the left that goes with the link that was chosen. */
export function MenuDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  // Talks to the browser's top layer; closed while it is in the document, it gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const closeOnChoice = (event: MouseEvent<HTMLElement>) => {
    const isScrim = event.target === event.currentTarget;
    if (isScrim || (event.target instanceof Element && event.target.closest("a"))) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by key as well, and Escape closes a dialog
    <dialog
      ref={ref}
      className="sidebar sidebar--dialog"
      data-surface="noche"
      aria-label="Menú de administración"
      onClick={closeOnChoice}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button type="button" className="sidebar__close" aria-label="Cerrar menú" onClick={onClose}>
        <Icon of={X} size={22} />
      </button>
      {children}
    </dialog>
  );
}
