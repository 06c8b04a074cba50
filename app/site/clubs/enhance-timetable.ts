import { loadFrame } from "../layout/load-frame.ts";

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
    load(dialog);
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

function load(dialog: HTMLDialogElement): void {
  const frame = dialog.querySelector<HTMLIFrameElement>("iframe[data-src]");
  if (!frame?.dataset.src || frame.src) return;
  const failed = dialog.querySelector<HTMLElement>(".timetable__failed");
  loadFrame(frame, frame.dataset.src, (isThere) => {
    if (failed) failed.hidden = isThere;
    frame.toggleAttribute("data-loaded", isThere);
  });
}
