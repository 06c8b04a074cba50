import { AuthError } from "../auth-error.ts";
import { longestPassword, shortestPassword } from "../password-hash.ts";
import { isCommonPassword } from "./is-common-password.ts";

/** Throws the AuthError `weak_password` for a password that is too short, too long to be looked at, or tried by all. */
export function requireStrength(password: string): void {
  const length = [...password].length;
  if (length < shortestPassword) throw weak(`Password should be at least ${shortestPassword} characters.`, "length");
  if (password.length > longestPassword)
    throw weak(`Password should be at most ${longestPassword} characters.`, "length");
  if (!isCommonPassword(password)) return;
  // GoTrue's word for a password that others have used, whichever list knows it.
  throw weak("Password is known to be weak and easy to guess, please choose a different one.", "pwned");
}

const weak = (message: string, reason: string) => new AuthError(422, "weak_password", message, { reasons: [reason] });
