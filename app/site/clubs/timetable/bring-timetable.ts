import { untilAllowed } from "../../consent/until-allowed.ts";
import { loadFrame } from "../../layout/load-frame.ts";

/** Brings the frame into the open dialog once the visitor allows it, or says that it does not come. */
export async function bringTimetable(dialog: HTMLDialogElement): Promise<void> {
  const frame = dialog.querySelector<HTMLIFrameElement>("iframe[data-src]");
  if (!frame?.dataset.src || frame.src) return;
  const place = dialog.querySelector<HTMLElement>(".timetable__frame");
  // Opened once more while the visitor is still being asked.
  if (!place || place.dataset.consent) return;
  await untilAllowed(place, "timetable");
  const failed = dialog.querySelector<HTMLElement>(".timetable__failed");
  loadFrame(frame, frame.dataset.src, (isThere) => {
    if (failed) failed.hidden = isThere;
    frame.toggleAttribute("data-loaded", isThere);
  });
}
