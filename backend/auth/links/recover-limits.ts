import type { AttemptLimits, Attempts } from "../attempts.ts";
import { AuthError } from "../auth-error.ts";
import type { Origin } from "../session.ts";
import { networkOf } from "../sign-in-limits.ts";

const windowMs = 10 * 60_000;
const address: AttemptLimits = { attempts: 3, windowMs, longestMs: 3_600_000 };
const addressInADay: AttemptLimits = { attempts: 10, windowMs: 24 * 3_600_000 };
const network: AttemptLimits = { attempts: 10, windowMs };

/** How often a new password may be asked for: three times for an address and ten in a day, ten from one place, whoever exists or not. */
export class RecoverLimits {
  readonly #attempts: Attempts;

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  /** Counts a request. Throws the AuthError that asks to wait. */
  async count(email: string, origin: Origin): Promise<void> {
    const place = networkOf(origin.address ?? "in-process");
    const wait =
      (await this.#attempts.take(`recover, network ${place}`, network)) ||
      (await this.#attempts.take(`recover, address ${email}`, address)) ||
      (await this.#attempts.take(`recover, address, day ${email}`, addressInADay));
    if (wait === 0) return;
    const headers = { "retry-after": String(Math.ceil(wait / 1000)) };
    throw new AuthError(429, "over_email_send_rate_limit", "Too many e-mails were asked for", { headers });
  }
}
