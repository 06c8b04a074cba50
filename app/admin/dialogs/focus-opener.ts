/**
 * Where the focus goes when a dialog has closed that nothing had opened, because it was opened by its address: to the
 * button that leads there, or to the heading of the page. Does nothing when the browser has given the focus back.
 */
export function focusOpener(dialog: HTMLDialogElement, address: string): void {
  const { activeElement, body } = document;
  // A closed dialog keeps the focus until the next frame.
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(address)}"]`);
  if (opener) opener.focus();
  else document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
