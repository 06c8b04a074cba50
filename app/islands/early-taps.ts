/**
 * Inline in every public page: remembers taps on buttons of sleeping islands until the loader is there to replay them.
 * Only buttons that do nothing by themselves: links, forms and popovers work without any script.
 */
export const earlyTaps =
  'addEventListener("click",(self.earlyTaps=[]).on=e=>{' +
  'let b=e.target.closest("[data-island] button[type=button],[data-enhance] button[type=button]");' +
  "b&&!b.popoverTargetElement&&earlyTaps.push(b)},!0)";

declare global {
  interface Window {
    earlyTaps?: HTMLElement[] & { on: (event: MouseEvent) => void };
  }
}
