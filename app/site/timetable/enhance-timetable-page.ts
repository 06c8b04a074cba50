import { showPresent } from "./show-present.ts";

const everyMs = 20_000;

/**
 * Wakes `<TimetablePage>`: the line of the present hour, how far each class has come, printing, and what is open. The page itself is
 * right when it arrives; once something has begun or ended since, its parts are fetched anew.
 */
export function enhanceTimetablePage(page: HTMLElement): void {
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-print]")) print();
  });
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
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".timetable-page");
  if (!(fresh instanceof HTMLElement)) return;
  page.dataset.until = fresh.dataset.until ?? "";
  page.replaceChildren(...fresh.childNodes);
  showPresent(page);
}
