/** How long the pointer may take from the button to the text across the gap between them. */
const CROSSING_MS = 150;

/**
 * Wakes `<StarterPack>`: whoever arrives with the mouse or the keyboard reads it at once. It stays while the pointer is
 * on it and goes when they move on (WCAG 1.4.13).
 */
export function enhanceStarterPack(element: HTMLElement): void {
  const button = element.querySelector("button");
  const text = element.querySelector<HTMLElement>("[popover]");
  if (!button || !text) return;
  const show = () => button.matches(":focus-visible") && text.showPopover();
  button.addEventListener("focus", show);
  button.addEventListener("blur", () => text.hidePopover());
  openUnderPointer(button, text);
  // The keyboard's focus may be what woke it. A tap or a click opened it by itself, and Escape may have closed it by now:
  // the key makes the pressed button look focused by keyboard.
  if (matchMedia("(hover: hover)").matches && !button.matches(":hover")) show();
}

function openUnderPointer(button: HTMLElement, text: HTMLElement): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stay = () => clearTimeout(leaving);
  const enter = () => {
    stay();
    text.showPopover();
  };
  const leave = ({ pointerType }: PointerEvent) => {
    // A finger that is lifted has not moved on, nor has who holds the keyboard's focus or pressed the button.
    if (pointerType === "touch" || button === document.activeElement) return;
    leaving = setTimeout(() => text.hidePopover(), CROSSING_MS);
  };
  button.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && enter());
  button.addEventListener("pointerleave", leave);
  text.addEventListener("pointerenter", stay);
  text.addEventListener("pointerleave", leave);
  // So may the pointer, before it has pressed.
  if (matchMedia("(hover: hover)").matches && button.matches(":hover") && button !== document.activeElement) enter();
}
