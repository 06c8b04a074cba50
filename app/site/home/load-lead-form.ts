import { untilAllowed } from "../consent/until-allowed.ts";
import { loadFrame } from "../layout/load-frame.ts";

/** Brings the form into the open popup or, when its host is dead, shows the way that is left. */
export async function loadLeadForm(popup: HTMLDialogElement): Promise<void> {
  const place = popup.querySelector<HTMLElement>("[data-lead-form]");
  const frame = place?.querySelector("iframe");
  if (!place || !frame?.dataset.src) return;
  await untilAllowed(place, "forms");
  loadFrame(frame, frame.dataset.src, (isThere) => {
    place.dataset.leadForm = isThere ? "there" : "missing";
  });
}
