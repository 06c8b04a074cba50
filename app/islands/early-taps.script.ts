// Remembers taps on buttons of sleeping islands and behaviours until the loader is there to replay them. Only buttons
// that do nothing by themselves: links, forms and popovers work without any script.
const taps: NonNullable<Window["earlyTaps"]> = Object.assign([], { on: remember });
self.earlyTaps = taps;
addEventListener("click", remember, true);

function remember({ target }: MouseEvent): void {
  const sleeping = "[data-island] button[type=button],[data-wakes] button[type=button]";
  // A click is always on an element.
  const button = (target as Element).closest<HTMLButtonElement>(sleeping);
  if (button && !button.popoverTargetElement) taps.push(button);
}

declare global {
  interface Window {
    earlyTaps?: HTMLElement[] & { on: (event: MouseEvent) => void };
  }
}

export {};
