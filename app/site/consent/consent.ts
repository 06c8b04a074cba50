import { type Purpose, purposes } from "#domain/consent/purposes.ts";
import {
  acceptedName,
  acceptedUntilName,
  consentMs,
  purposesName,
  refusedCookie,
} from "#domain/consent/stored-names.ts";

type IsAllowed = (purpose: Purpose) => boolean;

/** What this visitor allows now, by the rule of `until-allowed.ts`, which fetches this file and cannot be read by it. */
export const allowedPurposes = (isAllowed: IsAllowed): Purpose[] =>
  purposes.map(({ value }) => value).filter((name) => isAllowed(name));

/**
 * Whether a click has answered the request in `place`: its own buttons do, once or for good, and so do the notice and the
 * settings, which have stored their answer by now.
 */
export function isAnswered({ target }: Event, place: HTMLElement, purpose: Purpose, isAllowed: IsAllowed): boolean {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>(".consent-request button") : null;
  if (!button || !place.contains(button)) return isAllowed(purpose);
  // The button goes away: whoever works by keyboard goes on where it stood.
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (button.value === "always") allow([...allowedPurposes(isAllowed), purpose]);
  return true;
}

/** Keeps for a year what a visitor allows, which answers the notice too. False where the browser forbids storage. */
export function allow(chosen: readonly Purpose[]): boolean {
  hideNotice();
  try {
    localStorage.setItem(acceptedName, "true");
    localStorage.setItem(acceptedUntilName, String(Date.now() + consentMs));
    localStorage.setItem(purposesName, [...new Set(chosen)].join(" "));
    forgetRefusal();
    return true;
  } catch {
    // A choice then holds for what it was made at.
    return false;
  }
}

/** Forgets every answer: the notice stands there again as on the first visit. */
export function forgetConsent(): void {
  try {
    for (const name of [acceptedName, acceptedUntilName, purposesName]) localStorage.removeItem(name);
    forgetRefusal();
  } catch {
    // Where storage is forbidden nothing was ever kept.
  }
}

function forgetRefusal(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not everywhere, and this has to be done before the page goes
  document.cookie = `${refusedCookie};max-age=0`;
}

function hideNotice(): void {
  const notice = document.getElementById("cookies");
  if (notice) notice.hidden = true;
  document.documentElement.style.removeProperty("--cookie-h");
}
