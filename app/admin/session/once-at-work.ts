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
  const heard = new AbortController();
  const hear = (sign: Event) => {
    // A pointer that rests where a page opens is told as a move of no length.
    if (sign.type === "pointermove" && !movesBy(sign as PointerEvent)) return;
    heard.abort();
    beginAll();
  };
  for (const sign of ["pointermove", "pointerdown", "keydown"])
    document.addEventListener(sign, hear, { signal: heard.signal, passive: true });
}

const movesBy = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;
