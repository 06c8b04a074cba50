import { createContext, type SyntheticEvent, use, useEffectEvent, useLayoutEffect, useRef } from "react";

/** What is told of a modal dialog that has closed and given the focus back to what had it before, if anything had. */
export const ModalGone = createContext<(dialog: HTMLDialogElement) => void>(() => {});

/**
 * What makes a dialog modal for as long as it is rendered, without doing anything when nobody is asked to close it.
 * `onDismiss`: somebody wants it closed. Whoever renders it decides whether it goes.
 */
export function useModal(onDismiss: (() => void) | undefined) {
  const ref = useRef<HTMLDialogElement>(null);
  const told = use(ModalGone);
  const tell = useEffectEvent((dialog: HTMLDialogElement) => told(dialog));
  const isModal = onDismiss !== undefined;
  // Talks to the browser's top layer, which knows only showModal() and close(). Closed while it is still in the document,
  // it gives the focus back to what had it before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isModal) return;
    if (!dialog.open) dialog.showModal();
    return () => {
      const focused = document.activeElement;
      dialog.close();
      // Another one that was opened over it meanwhile keeps the focus.
      if (focused instanceof HTMLElement && !dialog.contains(focused) && focused.closest("dialog[open]"))
        focused.focus();
      else tell(dialog);
    };
  }, [isModal]);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss?.();
  };
  // Chrome closes a dialog at the second Escape whatever `cancel` says; it stays until its owner takes it away.
  const onClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || !dialog.isConnected || dialog.open) return;
    dialog.showModal();
    onDismiss?.();
  };
  return { ref, onCancel, onClose };
}
