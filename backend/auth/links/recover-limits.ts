import { AttemptLimit } from "../attempt-limit.ts";
import { AuthError } from "../auth-error.ts";
import type { Origin } from "../session.ts";
import { networkOf } from "../sign-in-limits.ts";

const windowMs = 10 * 60_000;

/** How often a new password may be asked for: three times for an address, ten from one place, whoever exists or not. */
export class RecoverLimits {
  readonly #addresses = new AttemptLimit({ attempts: 3, windowMs, longestMs: 3_600_000 });
  readonly #networks = new AttemptLimit({ attempts: 10, windowMs });

  /** Counts a request. Throws the AuthError that asks to wait. */
  count(email: string, origin: Origin): void {
    const now = Date.now();
    const wait =
      this.#networks.take(networkOf(origin.address ?? "in-process"), now) || this.#addresses.take(email, now);
    if (wait === 0) return;
    const headers = { "retry-after": String(Math.ceil(wait / 1000)) };
    throw new AuthError(429, "over_email_send_rate_limit", "Too many e-mails were asked for", { headers });
  }
}
