/**
 * Wakes `<OwnTimetable>`: its link opens a dialog with what runs today, taken from the timetable's page. Where that does
 * not come the link is followed.
 */
export function enhanceOwnTimetable(element: HTMLElement): void {
  const opener = element.querySelector<HTMLAnchorElement>("a[data-replay]");
  const dialog = element.querySelector("dialog");
  const place = dialog?.querySelector(".timetable__today");
  if (!opener || !dialog || !place) return;
  opener.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[tabindex]")?.focus();
    void fill(place, opener.href);
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

async function fill(place: Element, address: string): Promise<void> {
  const parts = await fetchParts(address).catch(() => null);
  if (parts === null) location.assign(address);
  else place.replaceChildren(...parts);
}

/** The list of today and the details that it opens; null when the page is not what it should be. */
async function fetchParts(address: string): Promise<Node[] | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  // Its styles are here already, and the policy of this page knows no others.
  const html = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  const list = page.querySelector(".day-list");
  if (!list) return null;
  const keys = new Set([...list.querySelectorAll("[popovertarget]")].map((it) => it.getAttribute("popovertarget")));
  return [list, ...[...page.querySelectorAll(".class-details")].filter(({ id }) => keys.has(id))];
}
