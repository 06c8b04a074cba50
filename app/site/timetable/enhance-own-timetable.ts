import { showPresent } from "./show-present.ts";

const parts = ".timetable-bar, .timetable-page__note, .day-list, .week-grid, .class-details";

/**
 * Wakes `<OwnTimetable>`: its link opens a dialog with the week, taken from the timetable's page; each choice of day,
 * activity and hour is taken from there too. Where that does not come the link is followed.
 */
export function enhanceOwnTimetable(element: HTMLElement): void {
  const opener = element.querySelector<HTMLAnchorElement>("a[data-replay]");
  const dialog = element.querySelector("dialog");
  const place = dialog?.querySelector<HTMLElement>(".timetable__week");
  if (!opener || !dialog || !place) return;
  const fill = fillsFromPage(place);
  opener.addEventListener("click", (event) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[tabindex]")?.focus();
    void fill(opener.href);
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  place.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.pathname !== opener.pathname || isElsewhere(event)) return;
    event.preventDefault();
    const chosen = nameOf(link);
    if (!(await fill(link.href))) return;
    const again = [...place.querySelectorAll("a")].find((htmlAnchorElement) => nameOf(htmlAnchorElement) === chosen);
    (again ?? dialog.querySelector<HTMLElement>("[tabindex]"))?.focus();
  });
}

const isElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey;
const nameOf = (link: Element): string => link.getAttribute("aria-label") ?? link.textContent;

/** Puts the week of an address in its place; false when another was asked for meanwhile. */
function fillsFromPage(place: HTMLElement): (address: string) => Promise<boolean> {
  let wanted = "";
  return async (address) => {
    wanted = address;
    place.ariaBusy = "true";
    const week = await fetchWeek(address).catch(() => null);
    if (wanted !== address) return false;
    place.ariaBusy = null;
    if (week === null) location.assign(address);
    else place.replaceChildren(...week);
    showPresent(place);
    return week !== null;
  };
}

/** The parts of the page that are the week itself; null when the page is not what it should be. */
async function fetchWeek(address: string): Promise<Element[] | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  // Its styles are here already, and the policy of this page knows no others.
  const html = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  return page.querySelector(".week-grid") && [...page.querySelectorAll(parts)];
}
