/** The buttons on screen that open a dialog, by its address: a page may have two for the same one. */
const openers = new Map<string, Set<HTMLElement>>();

export const openerOf = (address: string) => (button: HTMLElement | null) => {
  if (!button) return;
  const known = openers.get(address) ?? new Set();
  openers.set(address, known.add(button));
  return () => {
    known.delete(button);
    if (known.size === 0) openers.delete(address);
  };
};

export function findOpener(address: string): HTMLElement | undefined {
  const [first, ...others] = openers.get(address) ?? [];
  const isBefore = (one: Node, other: Node) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return others.reduce((found, other) => (found && isBefore(other, found) ? other : found), first);
}

/**
 * Where the focus goes when a dialog has closed that nothing had opened, because it was opened by its address: to the
 * button that leads there, or to the heading of the page. Does nothing when the browser has given the focus back.
 */
export function focusOpener(dialog: HTMLDialogElement, address: string): void {
  const { activeElement, body } = document;
  // A closed dialog keeps the focus until the next frame.
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  const opener = findOpener(address);
  if (opener) opener.focus();
  else focusHeading();
}

/**
 * A link that went with its page leaves the focus nowhere: whoever reads by ear begins at the new page's heading, or at
 * the button that leads to the address where she was.
 */
export function focusArrived(from?: string): void {
  if (document.activeElement !== document.body) return;
  const opener = from === undefined ? undefined : findOpener(from);
  if (opener) opener.focus();
  else focusHeading();
}

/** What was pressed goes with what it did: whoever reads by ear goes on at the top of the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
