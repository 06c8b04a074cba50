const controls = "a[href],area[href],button,input,select,textarea,label,summary,[data-replay]";

/**
 * The control whose click is to be held until its island is awake, or null when the browser's own behaviour stands:
 * links, submits, form fields, popover buttons and modified clicks keep it unless the element opts in (`data-replay`).
 */
export function controlToReplay(event: MouseEvent): HTMLElement | null {
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlainClick || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const control = event.target.closest<HTMLElement>(controls);
  if (!control) return null;
  return "replay" in control.dataset || isIdleButton(control) ? control : null;
}

/** A button that does nothing until script gives it something to do. */
function isIdleButton(control: HTMLElement): boolean {
  if (!(control instanceof HTMLButtonElement) || control.disabled) return false;
  const submits = control.type !== "button" && control.form !== null;
  return !submits && !["popovertarget", "command", "commandfor"].some((name) => control.hasAttribute(name));
}
