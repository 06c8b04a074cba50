// The names under which public pages keep something in a browser, one by one: a script of a page takes only its own. The
// cookie table (public-site §2) tells of each, and a journey compares it with what a browser really stores.

/** Local, `true`: the notice was accepted (public-site §5). */
export const acceptedName = "cookie_consent";
/** Local, milliseconds: until when an acceptance holds. */
export const acceptedUntilName = "cookie_consent_until";
/** Local, purposes with spaces between them: what was chosen one by one. Without it an acceptance means all. */
export const purposesName = "cookie_purposes";
/**
 * A cookie without a date, which browsers keep until they are closed: the notice was refused or closed. All tabs share it,
 * where the storage of a session is a tab's own, and each new one asked again.
 */
export const refusedName = "cookie_refused";
export const refusedCookie = `${refusedName}=true;path=/;samesite=lax`;
/** Session: the welcome has been seen. */
export const popupSeenName = "lead_popup_seen";

/** How long an acceptance holds: the cookie policy says a year. */
export const consentMs = 31_536e6;

/**
 * Whether an acceptance still holds until then: without a date it does (public-site §5), with a broken one it does not, nor
 * with one further ahead than any that this site writes (twice over, for a clock that was put right).
 */
export function isAhead(until: string | undefined): boolean {
  const ahead = Number(until) - Date.now();
  return until === undefined || (ahead > 0 && ahead < 2 * consentMs);
}
