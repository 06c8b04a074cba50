import { fetchPage } from "../fetch-page.ts";
import { showPresent } from "./show-present.ts";

const parts = ".timetable-bar, .timetable-page > [role=status], .day-list, .week-grid, .class-details";
const wanted = new WeakMap<HTMLElement, string>();

/**
 * Puts the week of an address in its place in the dialog; each choice of day, activity and hour in it is taken from its
 * page too. One that does not come is gone to.
 */
export async function bringWeek(dialog: HTMLDialogElement, address: string): Promise<void> {
  const place = dialog.querySelector<HTMLElement>(".timetable__week");
  if (!place) return;
  if (!wanted.has(place)) followChoices(place, new URL(address).pathname);
  await fill(place, address);
}

function followChoices(place: HTMLElement, path: string): void {
  place.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.pathname !== path || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const chosen = nameOf(link);
    if (!(await fill(place, link.href))) return;
    const again = [...place.querySelectorAll("a")].find((choice) => nameOf(choice) === chosen);
    (again ?? place.closest("dialog")?.querySelector<HTMLElement>("[tabindex]"))?.focus();
  });
}

const nameOf = (link: Element): string => link.getAttribute("aria-label") ?? link.textContent;

/** False when another was asked for meanwhile, or it does not come. */
async function fill(place: HTMLElement, address: string): Promise<boolean> {
  wanted.set(place, address);
  place.ariaBusy = "true";
  const page = await fetchPage(address);
  if (wanted.get(place) !== address) return false;
  place.ariaBusy = null;
  const isThere = page?.querySelector(".week-grid") != null;
  if (isThere) place.replaceChildren(...page.querySelectorAll(parts));
  else location.assign(address);
  showPresent(place);
  return isThere;
}
