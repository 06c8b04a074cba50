import { networksOf } from "#shared/networks-of.ts";
import { type AttemptLimits, type Attempts, widened } from "./attempts.ts";

const windowMs = 10 * 60_000;
const longestMs = 6 * 3_600_000;

const pair: AttemptLimits = { attempts: 10, windowMs, longestMs };
const network: AttemptLimits = { attempts: 30, windowMs };
const account: AttemptLimits = { attempts: 100, windowMs, longestMs };
const device: AttemptLimits = { attempts: 10, windowMs, longestMs };

/**
 * How many wrong passwords are heard out. Three counts, so that a stranger who guesses from afar is stopped without
 * shutting the owner of the account out of her own club: one account from one network, one network for any account,
 * and one account from anywhere; those of an account grow. A browser in which the owner has signed in before has a count
 * of its own and is asked for no other.
 */
export class SignInLimits {
  readonly #attempts: Attempts;

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  /** Counts an attempt; gives the way to take it back when it succeeds, or the seconds to wait. */
  async attempt(
    email: string,
    from: { address: string; device?: string | null },
  ): Promise<{ undo: () => Promise<void> } | { retryAfter: number }> {
    const networks = networksOf(from.address);
    const [place] = networks;
    const counts: [string, AttemptLimits][] = from.device
      ? [[`sign in, device ${from.device} ${email}`, device]]
      : [
          ...networks.map((entry): [string, AttemptLimits] => [
            `sign in, network ${entry.name}`,
            widened(network, entry),
          ]),
          [`sign in, pair ${place.name} ${email}`, pair],
          [`sign in, account ${email}`, account],
        ];
    const taken: string[] = [];
    const undo = async () => {
      await Promise.all(taken.map((name) => this.#attempts.giveBack(name)));
    };
    // One after the other: who is refused for her network must not have used up what an account has.
    for (const [name, limits] of counts) {
      const wait = await this.#attempts.take(name, limits);
      if (wait > 0) {
        await undo();
        return { retryAfter: Math.ceil(wait / 1000) };
      }
      taken.push(name);
    }
    return { undo };
  }
}
