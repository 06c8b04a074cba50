/**
 * Gives a popover that covers the page what a modal dialog has: while it is open, nothing else can be reached. Not
 * `showModal`, which gives every element of the page a new style before the first frame of what was asked for; here
 * that comes after it (decision 0100).
 */
export function modalPopover(popover: HTMLElement): void {
  const follow = () => setInertAround(popover, popover.matches(":popover-open"));
  popover.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "open") requestAnimationFrame(() => setTimeout(follow));
    // Before the browser gives the focus back to what opened it.
    else setInertAround(popover, false);
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
