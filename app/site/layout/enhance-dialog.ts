/** What is brought into a dialog once it is open. */
const brings = {
  cookies: () => import("../consent/bring-cookie-settings.ts").then((loaded) => loaded.bringCookieSettings),
  frame: () => import("../clubs/timetable/bring-timetable.ts").then((loaded) => loaded.bringTimetable),
  week: () => import("../timetable/bring-week.ts").then((loaded) => loaded.bringWeek),
};

/**
 * Wakes what lies over a page: a link that shows in a dialog what it leads to, and whatever keys have left, which would
 * hide where they are (WCAG 2.4.11). What does not come is gone to.
 */
export function enhanceDialog(root: HTMLElement): void {
  document.addEventListener("focusin", ({ target }) => {
    const open = root.querySelector<HTMLElement>("[popover]:popover-open");
    if (open && target instanceof Node && !open.contains(target)) open.hidePopover();
  });
  const opener = root.querySelector<HTMLAnchorElement>("a[data-opens]");
  const dialog = document.getElementById(opener?.dataset.opens ?? "");
  if (!opener || !(dialog instanceof HTMLDialogElement)) return;
  opener.addEventListener("click", (event) => {
    // On the page that holds it a link leads to it by itself.
    const isHere = document.getElementById(opener.hash.slice(1)) !== null;
    if (isHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[tabindex]")?.focus();
    // Written by `<CookieSettingsLink>` and `<Timetable>`.
    const bring = brings[dialog.dataset.brings as keyof typeof brings];
    bring?.()
      .then((loaded) => loaded(dialog, opener.href))
      .catch(() => location.assign(opener.href));
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
