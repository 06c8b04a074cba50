/** An open popover's own entry in the history: Back closes it, and whoever closes it otherwise does not find it there. */
export function ownHistoryEntry(name: string) {
  let isDropping = false;
  const push = () => history.pushState({ ...history.state, [name]: true }, "");
  return {
    /** Closes the dialog at Back; returns what ends that. */
    follow(dialog: HTMLDialogElement | null) {
      const back = () => {
        const wasDropped = isDropping;
        isDropping = false;
        if (!dialog?.matches(":popover-open")) return;
        // Opened again before the entry of the last time was gone.
        if (wasDropped) push();
        else dialog.hidePopover();
      };
      addEventListener("popstate", back);
      return () => removeEventListener("popstate", back);
    },
    push: () => isDropping || push(),
    drop() {
      if (!history.state?.[name]) return;
      isDropping = true;
      history.back();
    },
  };
}
