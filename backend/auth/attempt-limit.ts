import { BoundedMap } from "#shared/bounded-map.ts";

interface Tally {
  taken: number;
  endsAt: number;
}

/**
 * So many attempts per key and window. Memory is bounded: past `maxKeys`, whoever has been quiet longest is forgotten.
 * Attempts are taken before the work and given back when it turns out well, so that guesses sent at once count too.
 */
export class AttemptLimit {
  readonly #attempts: number;
  readonly #windowMs: number;
  readonly #tallies: BoundedMap<string, Tally>;

  constructor(limits: { attempts: number; windowMs: number; maxKeys?: number }) {
    this.#attempts = limits.attempts;
    this.#windowMs = limits.windowMs;
    this.#tallies = new BoundedMap(limits.maxKeys ?? 10_000);
  }

  /** Takes one attempt; the milliseconds to wait when none is left, else 0. */
  take(key: string, now: number): number {
    const known = this.#tallies.get(key);
    const tally = known && known.endsAt > now ? known : { taken: 0, endsAt: now + this.#windowMs };
    this.#tallies.set(key, tally);
    if (tally.taken >= this.#attempts) return tally.endsAt - now;
    tally.taken += 1;
    return 0;
  }

  /** Returns an attempt that was no guess. */
  giveBack(key: string): void {
    const tally = this.#tallies.get(key);
    if (tally && tally.taken > 0) tally.taken -= 1;
  }
}
