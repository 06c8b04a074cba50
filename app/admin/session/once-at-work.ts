/** What comes once somebody is at work: each is asked for once. */
const waiting = new Set<() => Promise<unknown>>();
let isTime = false;
let isBringing = false;

/**
 * Brings what is not needed to look at a section, when the browser has nothing else to do: from the first sign of a hand,
 * or once the section is there (`sectionIsThere`), whichever is first.
 */
export function onceAtWork(bring: () => Promise<unknown>): void {
  if (typeof document === "undefined") return;
  waiting.add(bring);
  if (isTime) bringAll();
}

export function sectionIsThere(): void {
  if (!navigator.connection?.saveData) bringAll();
}

/** One after another: what somebody presses meanwhile comes first, on the line and in the browser. */
async function bringAll(): Promise<void> {
  isTime = true;
  if (isBringing) return;
  isBringing = true;
  for (const bring of waiting) {
    waiting.delete(bring);
    await isIdle();
    // Who is offline now is told when what it was for does not come.
    await bring().catch(() => undefined);
  }
  isBringing = false;
}

/** Not every browser says it. */
function isIdle(): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers();
  if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 1_000 });
  else setTimeout(resolve, 100);
  return promise;
}

if (typeof document !== "undefined") {
  const heard = new AbortController();
  const hear = (sign: Event) => {
    // A pointer that rests where a page opens is told as a move of no length.
    if (sign.type === "pointermove" && !movesBy(sign as PointerEvent)) return;
    heard.abort();
    bringAll();
  };
  for (const sign of ["pointermove", "pointerdown", "keydown"])
    document.addEventListener(sign, hear, { signal: heard.signal, passive: true });
}

const movesBy = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;
