/** What comes once somebody is at work: each is asked for once. */
const waiting = new Set<() => Promise<unknown>>();
let isTime = false;

/**
 * Brings what is not needed to look at a section: at the first sign of a hand, or when the section is there and the
 * browser has nothing else to do (`sectionIsThere`), whichever is first.
 */
export function onceAtWork(bring: () => Promise<unknown>): void {
  if (typeof document === "undefined") return;
  if (isTime) begin(bring);
  else waiting.add(bring);
}

/** Whoever saves data gets the rest at the first sign of a hand. */
export function sectionIsThere(): void {
  if (navigator.connection?.saveData) return;
  // Not in every browser.
  if ("requestIdleCallback" in window) requestIdleCallback(beginAll);
  else setTimeout(beginAll, 500);
}

function beginAll(): void {
  isTime = true;
  for (const bring of waiting) begin(bring);
  waiting.clear();
}

function begin(bring: () => Promise<unknown>): void {
  // Who is offline now is told when what it was for does not come.
  bring().catch(() => undefined);
}

if (typeof document !== "undefined") {
  for (const sign of ["pointermove", "pointerdown", "keydown"]) {
    document.addEventListener(sign, beginAll, { once: true, passive: true });
  }
}
