/** Wakes `<StarterPack>`: whoever arrives with the keyboard reads it at once, and it goes when they move on. */
export function enhanceStarterPack(element: HTMLElement): void {
  const button = element.querySelector("button");
  const text = element.querySelector<HTMLElement>("[popover]");
  if (!button || !text) return;
  const show = () => button.matches(":focus-visible") && text.showPopover();
  button.addEventListener("focus", show);
  button.addEventListener("blur", () => text.hidePopover());
  // The focus may be what woke it.
  show();
}
