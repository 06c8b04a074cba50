/** Wakes `<Timetable>`: its link opens the dialog, which only then asks the timetable's host. */
export function enhanceTimetable(element: HTMLElement): void {
  const opener = element.querySelector<HTMLElement>("[data-replay]");
  const dialog = element.querySelector("dialog");
  if (!opener || !dialog) return;
  opener.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[tabindex]")?.focus();
    void import("./load-timetable.ts").then((loaded) => loaded.loadTimetable(dialog));
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
