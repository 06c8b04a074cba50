import { popupSeenName } from "#domain/consent/stored-names.ts";

const DELAY_MS = 5000;
// The menu is a popover, without the attribute of a dialog.
const OPEN = "dialog[open], :popover-open";

/** Opens `<LeadPopup>` 5 s after load, once per browser session (public-site §9). */
export function enhanceLeadPopup(popup: HTMLElement): void {
  // A page made ready in advance has not been seen by anybody: its 5 s begin when it is.
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => wait(popup), { once: true });
  } else if (document.readyState === "complete") wait(popup);
  else addEventListener("load", () => wait(popup), { once: true });
}

function wait(popup: HTMLElement): void {
  if (!(popup instanceof HTMLDialogElement) || wasSeen()) return;
  popup.addEventListener("click", (event) => event.target === popup && popup.close());
  setTimeout(() => open(popup), DELAY_MS);
}

function open(popup: HTMLDialogElement): void {
  // Nobody is interrupted in the menu; the popup takes its turn afterwards.
  if (document.querySelector(OPEN)) return void setTimeout(() => open(popup), 1000);
  remember();
  popup.showModal();
  import("./load-lead-form.ts").then(
    ({ loadLeadForm }) => loadLeadForm(popup),
    () => undefined,
  );
  // Nobody asked for it: it begins with what it is, not with a ring round its close button.
  popup.querySelector<HTMLElement>("[tabindex]")?.focus();
}

// Storage may be forbidden; then the popup is shown, and again on the next page.
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(popupSeenName) === "true";
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(popupSeenName, "true");
  } catch {}
}
