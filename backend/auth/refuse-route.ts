import { AuthError } from "./auth-error.ts";

const noMail = "This server sends no codes by e-mail: people sign in with their password.";

const refusals: [RegExp, number, string, string][] = [
  [/^signup$/, 422, "signup_disabled", "Signups not allowed for this instance"],
  [/^(otp|magiclink)$/, 422, "otp_disabled", noMail],
  [/^(resend|reauthenticate)$/, 422, "email_provider_disabled", noMail],
  [/^(authorize|callback|sso|saml|oauth|passkeys)(\/|$)/, 422, "provider_disabled", "No other sign-in is offered here"],
  [/^user\/(identities|oauth)(\/|$)/, 422, "manual_linking_disabled", "No other sign-in can be linked here"],
  [/^admin(\/|$)/, 403, "not_admin", "Accounts are managed by a command on the server, not over the network"],
];

/** The refusal for a part of GoTrue that this backend does not have, by name; 404 for what GoTrue lacks too. */
export function refuseRoute(route: string): AuthError {
  for (const [pattern, status, code, message] of refusals) {
    if (pattern.test(route)) return new AuthError(status, code, message);
  }
  return new AuthError(404, "not_found", "There is nothing at this address");
}
