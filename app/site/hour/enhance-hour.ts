import { fetchPage } from "../fetch-page.ts";
import { showPresent } from "../timetable/show-present.ts";
import { showTimeLeft } from "./show-time-left.ts";

const everyMs = 20_000;
/** So old the page's own answer may be before anybody asks for the server's time. */
const youngMs = 60_000;
/** What to add to the page's own stopwatch to have the server's time; the visitor's clock may be wrong. */
let offset: number | null = null;

let isAwake = false;

/**
 * Wakes what the hour changes in a page: how far a week has come, what is left of a countdown, and whether clubs are open
 * (`data-hour`). The page is right when it arrives; what has begun or ended since (`data-until`) is fetched anew.
 */
export function enhanceHour(): void {
  if (isAwake) return;
  isAwake = true;
  void tick();
  setInterval(tick, everyMs);
  const again = () => {
    // The stopwatch may have stood still while nobody looked.
    offset = null;
    void tick();
  };
  document.addEventListener("visibilitychange", again);
  addEventListener("pageshow", ({ persisted }) => persisted && again());
}

async function tick(): Promise<void> {
  if (document.hidden) return;
  showPresent(document);
  showTimeLeft(document);
  // What somebody has open stays until it is closed.
  const isOpen = (part: HTMLElement) => part.querySelector(":popover-open, details[open]") !== null;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-hour]")].filter((part) => !isOpen(part));
  if (parts.length === 0 || performance.now() < youngMs) return;
  const now = await serverTime();
  const over = parts.filter((part) => Date.parse(part.dataset.until ?? "") <= now);
  if (over.length > 0) renew(parts, over, await fetchPage(location.href));
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

function renew(parts: HTMLElement[], over: HTMLElement[], page: Document | null): void {
  for (const part of parts) {
    const fresh = page?.querySelector<HTMLElement>(`[data-hour="${part.dataset.hour}"]`);
    if (fresh) {
      part.dataset.until = fresh.dataset.until ?? "";
      part.replaceChildren(...fresh.cloneNode(true).childNodes);
    } else if (over.includes(part) && part.dataset.hour !== "week") {
      // Rather nothing about a club than what is over.
      part.replaceChildren();
    }
  }
  showPresent(document);
}
