import { timeLeft } from "#domain/time/time-left.ts";

/** Keeps a countdown right while its page is looked at; once it is over the page says what it says then. */
export function enhanceCountdown(countdown: HTMLElement): void {
  const until = countdown.dataset.until ?? "";
  const show = () => {
    if (document.hidden) return;
    const { isOver, ...left } = timeLeft(until, new Date());
    for (const [part, number] of Object.entries(left)) {
      const shown = countdown.querySelector(`[data-part="${part}"]`);
      if (shown) shown.textContent = part === "days" ? String(number) : String(number).padStart(2, "0");
    }
    if (isOver) clearInterval(ticking);
  };
  const ticking = setInterval(show, 10_000);
  document.addEventListener("visibilitychange", show);
  show();
}
