// Remembers taps on buttons of sleeping islands and behaviours until the loader is there to replay them. Only buttons
// that do nothing by themselves: links, forms and popovers work without any script.
const taps: HTMLElement[] = [];
const sleeping = "[data-island] button[type=button],[data-wakes] button[type=button]";

const on = ({ target }: MouseEvent): void => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>(sleeping);
  if (button && !button.popoverTargetElement) taps.push(button);
};

self.earlyTaps = Object.assign(taps, { on });
addEventListener("click", on, true);

declare global {
  interface Window {
    earlyTaps?: HTMLElement[] & { on: (event: MouseEvent) => void };
  }
}

export {};
