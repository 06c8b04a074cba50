import { loadFrame } from "../layout/load-frame.ts";
import { untilSeen } from "../layout/third-party-script.ts";

/** Brings the dealer's form to a visitor who has come as far as that, or says that it does not come. */
export async function bringCarForm(place: HTMLElement): Promise<void> {
  const frame = place.querySelector<HTMLIFrameElement>("iframe[data-src]");
  const loading = place.querySelector<HTMLElement>(".loading");
  const failed = place.querySelector<HTMLElement>("[role=status][hidden]");
  if (!frame?.dataset.src || !loading || !failed) return;
  await untilSeen();
  loadFrame(frame, frame.dataset.src, (isThere) => {
    loading.hidden = true;
    failed.hidden = isThere;
    frame.toggleAttribute("data-loaded", isThere);
  });
}
