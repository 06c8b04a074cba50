import { timeLeft } from "#domain/time/time-left.ts";

/** What is left now until the moments of the page's countdowns; once one is over the page says what it says then. */
export function showTimeLeft(page: ParentNode): void {
  for (const countdown of page.querySelectorAll<HTMLElement>("[data-left-until]")) {
    const { isOver, ...left } = timeLeft(countdown.dataset.leftUntil ?? "", new Date());
    for (const [part, number] of Object.entries(left)) {
      const shown = countdown.querySelector(`[data-part="${part}"]`);
      if (shown) shown.textContent = part === "days" ? String(number) : String(number).padStart(2, "0");
    }
  }
}
