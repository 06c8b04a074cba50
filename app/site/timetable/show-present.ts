/** How far each class of a week has come, and the line of the present hour. */
export function showPresent(page: ParentNode): void {
  const minute = madridMinute();
  for (const bar of page.querySelectorAll<HTMLElement>(".day-list__bar")) {
    const [start = 0, end = 1] = [bar.dataset.start, bar.dataset.end].map(Number);
    bar.style.setProperty("--at", `${Math.min(Math.max((minute - start) / (end - start), 0), 1) * 100}%`);
  }
  const grid = page.querySelector<HTMLElement>(".week-grid");
  const today = grid?.querySelector<HTMLElement>(".week-grid__day--today");
  if (!grid || !today) return;
  for (const block of today.querySelectorAll<HTMLElement>(".block[data-start]:not(.block--off)")) {
    block.toggleAttribute("data-now", Number(block.dataset.start) <= minute && minute < Number(block.dataset.end));
  }
  drawNow(grid, today, minute);
}

/** The line crosses today's column; on the axis the hour stands instead of those beside it. */
function drawNow(grid: HTMLElement, today: HTMLElement, minute: number): void {
  for (const old of grid.querySelectorAll(".week-grid__now, .week-grid__clock")) old.remove();
  const since = minute - Number(grid.dataset.from);
  const axis = grid.querySelector(".week-grid__axis");
  for (const label of axis?.querySelectorAll("span") ?? []) {
    label.toggleAttribute("data-hidden", Math.abs(Number(label.style.getPropertyValue("--s")) - since) < 20);
  }
  if (since < 0 || since > Number(grid.style.getPropertyValue("--minutes"))) return;
  const line = document.createElement("i");
  line.className = "week-grid__now screen-only";
  const clock = document.createElement("span");
  clock.className = "week-grid__clock screen-only";
  clock.textContent = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
  for (const part of [line, clock]) part.style.setProperty("--s", String(since));
  today.append(line);
  axis?.append(clock);
}

function madridMinute(): number {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid", hour: "2-digit", minute: "2-digit" });
  const [hours = 0, minutes = 0] = clock.format(new Date()).split(":").map(Number);
  return hours * 60 + minutes;
}
