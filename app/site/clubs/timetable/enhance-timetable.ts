/** Wakes `<Timetable>`: its link opens the dialog, which only then asks the timetable's host, or our own page for the week. */
export function enhanceTimetable(element: HTMLElement): void {
  const opener = element.querySelector<HTMLAnchorElement>("a[data-replay]");
  const dialog = element.querySelector("dialog");
  if (!opener || !dialog) return;
  const week = dialog.querySelector<HTMLElement>(".timetable__week");
  opener.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[tabindex]")?.focus();
    if (!week) return void import("./load-timetable.ts").then(({ loadTimetable }) => loadTimetable(dialog));
    import("../../timetable/load-week.ts").then(
      ({ loadWeek }) => loadWeek(week, opener.href),
      () => location.assign(opener.href),
    );
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
