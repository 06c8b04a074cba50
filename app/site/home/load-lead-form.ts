import { loadFrame } from "../layout/load-frame.ts";

/** Brings the form into the open popup or, when its host is dead, shows the way that is left. */
export function loadLeadForm(popup: HTMLDialogElement): void {
  const place = popup.querySelector<HTMLElement>("[data-lead-form]");
  const frame = place?.querySelector("iframe");
  if (!place || !frame?.dataset.src) return;
  loadFrame(frame, frame.dataset.src, (isThere) => {
    place.dataset.leadForm = isThere ? "there" : "missing";
  });
}
