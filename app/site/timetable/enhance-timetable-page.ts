import { fetchPage } from "../fetch-page.ts";
import { showPresent } from "./show-present.ts";

const everyMs = 20_000;

/**
 * Wakes `<TimetablePage>`: the line of the present hour, how far each class has come, and what is open. The page itself is
 * right when it arrives; once something has begun or ended since, its parts are fetched anew.
 */
export function enhanceTimetablePage(page: HTMLElement): void {
  // Whoever goes on by keys sees where she is (WCAG 2.4.11): the class that she has left would lie over it.
  document.addEventListener("focusin", ({ target }) => {
    const open = page.querySelector<HTMLElement>(".class-details:popover-open");
    if (open && target instanceof Node && !open.contains(target)) open.hidePopover();
  });
  const tick = () => {
    const until = Date.parse(page.dataset.until ?? "");
    if (Date.now() >= until && !document.hidden) void renew(page);
    showPresent(page);
  };
  tick();
  setInterval(tick, everyMs);
  document.addEventListener("visibilitychange", tick);
}

/** What is open stays open: then the next minute is soon enough. */
async function renew(page: HTMLElement): Promise<void> {
  if (page.querySelector(":popover-open, details[open]")) return;
  const fresh = (await fetchPage(location.href))?.querySelector<HTMLElement>(".timetable-page");
  if (!fresh) return;
  page.dataset.until = fresh.dataset.until ?? "";
  page.replaceChildren(...fresh.childNodes);
  showPresent(page);
}
