import { afterPaint } from "../toast/after-paint.ts";

/**
 * Gives a popover that covers the page what a modal dialog has: while it is open, nothing else can be reached, and a
 * form of it that closes a dialog closes it too. Not `showModal`, which gives every element of the page a new style
 * before the first frame of what was asked for; here that comes after it (decision 0441). `first` has the focus as soon
 * as it is open: to go there from where the browser would begin costs two styles more.
 */
export function modalPopover(popover: HTMLElement, first?: HTMLElement | null): void {
  first?.setAttribute("autofocus", "");
  const follow = () => setInertAround(popover, popover.matches(":popover-open"));
  popover.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "open") afterPaint(follow);
    // Before the browser gives the focus back to what opened it.
    else setInertAround(popover, false);
  });
  popover.addEventListener("submit", ({ target }) => {
    // A popover is no open dialog, which is all that such a form closes.
    if (target instanceof HTMLFormElement && target.method === "dialog") popover.hidePopover();
  });
  // Opened before this code was here.
  follow();
}

function setInertAround(element: Element, isInert: boolean): void {
  const parent = element.parentElement;
  if (!parent || element === document.body) return;
  for (const it of parent.children) it.toggleAttribute("inert", isInert && it !== element);
  setInertAround(parent, isInert);
}
