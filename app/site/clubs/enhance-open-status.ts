import { fetchPage } from "../fetch-page.ts";

const everyMs = 60_000;
let isAwake = false;
/** What to add to the page's own stopwatch to have the server's time; the visitor's clock may be wrong. */
let offset: number | null = null;

/**
 * Wakes every `<OpenLine>` of the page: the page is right when it arrives, and is asked for anew once a club has opened or closed since.
 * The server's time is asked for after a minute, and whenever the page is looked at
 * again. A line that cannot be renewed disappears rather than say what is over.
 */
export function enhanceOpenStatus(): void {
  if (isAwake) return;
  isAwake = true;
  setInterval(() => void check(), everyMs);
  const again = () => {
    offset = null;
    void check();
  };
  document.addEventListener("visibilitychange", again);
  addEventListener("pageshow", ({ persisted }) => persisted && again());
  if (performance.now() > everyMs) void check();
}

async function check(): Promise<void> {
  if (document.hidden) return;
  const now = await serverTime();
  if (allLines().some((line) => untilOf(line) <= now)) await renew(now);
}

async function serverTime(): Promise<number> {
  if (offset === null) {
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
    const told = Date.parse(answer?.headers.get("date") ?? "");
    // Nobody to ask: better the visitor's clock than none.
    if (Number.isNaN(told)) return Date.now();
    offset = told - performance.now();
  }
  return offset + performance.now();
}

async function renew(now: number): Promise<void> {
  const page = await fetchPage(location.href);
  for (const line of allLines()) {
    const kind = "brief" in line.dataset ? "[data-brief]" : ":not([data-brief])";
    const fresh = page?.querySelector<HTMLElement>(`[data-opening="${line.dataset.opening}"]${kind}`);
    if (fresh) {
      line.dataset.until = fresh.dataset.until ?? "";
      line.replaceChildren(...fresh.cloneNode(true).childNodes);
    } else if (untilOf(line) <= now) {
      line.replaceChildren();
    }
  }
}

function allLines(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-opening]")];
}

function untilOf(line: HTMLElement): number {
  return Date.parse(line.dataset.until ?? "");
}
