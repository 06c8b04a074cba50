import { X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useModal } from "../../ui/dialog/use-modal.ts";
import { Icon } from "../../ui/pictures/icon.tsx";

/** The sidebar of a phone: a modal dialog from the left that goes with the link that was chosen. */
export function MenuDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  const closeOnChoice = (event: MouseEvent<HTMLElement>) => {
    const isScrim = event.target === event.currentTarget;
    if (isScrim || (event.target instanceof Element && event.target.closest("a"))) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by key as well, and Escape closes a dialog
    <dialog
      {...modal}
      className="sidebar sidebar--dialog"
      data-surface="noche"
      aria-label="Menú de administración"
      onClick={closeOnChoice}
    >
      <button type="button" className="sidebar__close" aria-label="Cerrar menú" onClick={onClose}>
        <Icon of={X} size={22} />
      </button>
      {children}
    </dialog>
  );
}
