import type { Attempts } from "../attempts.ts";
import { AuthError } from "../auth-error.ts";

const limits = { attempts: 5, windowMs: 10 * 60_000, longestMs: 6 * 3_600_000 };

/**
 * How many wrong codes of a person are heard out: five in ten minutes, then in twenty, up to six hours. Only who knows
 * the password gets here, so that a stranger cannot use them up. Codes of the app and recovery codes count apart.
 */
export class FactorLimits {
  readonly #attempts: Attempts;

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  /** Counts a code before it is looked at; gives the way to take that back. Throws the AuthError that asks to wait. */
  async attempt(kind: "totp" | "recovery", userId: string): Promise<{ undo: () => Promise<void> }> {
    const name = `second factor, ${kind} ${userId}`;
    const wait = await this.#attempts.take(name, limits);
    if (wait === 0) return { undo: () => this.#attempts.giveBack(name) };
    const headers = { "retry-after": String(Math.ceil(wait / 1000)) };
    if (kind === "totp") throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { headers });
    throw new AuthError(429, "mfa_recovery_codes_locked", "Too many wrong recovery codes", { headers });
  }
}
