import { AuthError } from "../auth-error.ts";
import { longestPassword, shortestPassword } from "../password-hash.ts";
import { isCommonPassword } from "./is-common-password.ts";

/**
 * Throws the AuthError `weak_password` for a password that is too short, too long to be looked at, tried by all, or the
 * person's own address.
 */
export function requireStrength(password: string, email: string): void {
  const length = [...password].length;
  if (length < shortestPassword) throw weak(`Password should be at least ${shortestPassword} characters.`, "length");
  if (password.length > longestPassword)
    throw weak(`Password should be at most ${longestPassword} characters.`, "length");
  if (isAddress(password, email)) throw weak("Password should be different from the e-mail address.", "characters");
  if (!isCommonPassword(password)) return;
  // GoTrue's word for a password that others have used, whichever list knows it.
  throw weak("Password is known to be weak and easy to guess, please choose a different one.", "pwned");
}

/** However it is written: with another case, other signs, a year behind it, its name alone. */
function isAddress(password: string, email: string): boolean {
  const [plain, address, name] = [password, email, email.split("@", 1).join()].map((text) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ""),
  );
  if (plain === undefined || !address || !name) return false;
  const core = (text: string) => text.replace(/^\d+|\d+$/g, "");
  return plain.includes(address) || (core(plain) !== "" && core(plain) === core(name));
}

const weak = (message: string, reason: string) => new AuthError(422, "weak_password", message, { reasons: [reason] });
