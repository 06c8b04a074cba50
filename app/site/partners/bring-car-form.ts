import { loadFrame } from "../layout/load-frame.ts";

/** Brings the dealer's form to a visitor who has come as far as that, or says that it does not come. */
export function bringCarForm(place: HTMLElement): void {
  const frame = place.querySelector<HTMLIFrameElement>("iframe[data-src]");
  const loading = place.querySelector<HTMLElement>(".loading");
  const failed = place.querySelector<HTMLElement>("[role=status][hidden]");
  if (!frame?.dataset.src || !loading || !failed) return;
  loadFrame(frame, frame.dataset.src, (isThere) => {
    loading.hidden = true;
    failed.hidden = isThere;
    frame.toggleAttribute("data-loaded", isThere);
  });
}
