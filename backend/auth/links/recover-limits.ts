import { networksOf } from "#shared/networks-of.ts";
import { type AttemptLimits, type Attempts, widened } from "../attempts.ts";
import { AuthError } from "../auth-error.ts";
import type { Origin } from "../session.ts";

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
    const counts: [string, AttemptLimits][] = [
      ...networksOf(origin.address ?? "in-process").map((entry): [string, AttemptLimits] => [
        `recover, network ${entry.name}`,
        widened(network, entry),
      ]),
      [`recover, address ${email}`, address],
      [`recover, address, day ${email}`, addressInADay],
    ];
    let wait = 0;
    for (const [name, limits] of counts) wait ||= await this.#attempts.take(name, limits);
    if (wait === 0) return;
    const headers = { "retry-after": String(Math.ceil(wait / 1000)) };
    throw new AuthError(429, "over_email_send_rate_limit", "Too many e-mails were asked for", { headers });
  }
}
