import { BoundedMap } from "#shared/bounded-map.ts";

interface Tally {
  taken: number;
  windowMs: number;
  endsAt: number;
}

/**
 * So many attempts per key and window. Memory is bounded: past `maxKeys`, whoever has been quiet longest is forgotten.
 * A window that follows a used-up one at once is twice as long, up to `longestMs`. Attempts are taken before the work and given back when it turns out well, so that guesses sent at once count too.
 */
export class AttemptLimit {
  readonly #attempts: number;
  readonly #windowMs: number;
  readonly #longestMs: number;
  readonly #tallies: BoundedMap<string, Tally>;

  constructor(limits: { attempts: number; windowMs: number; longestMs?: number; maxKeys?: number }) {
    this.#attempts = limits.attempts;
    this.#windowMs = limits.windowMs;
    this.#longestMs = limits.longestMs ?? limits.windowMs;
    this.#tallies = new BoundedMap(limits.maxKeys ?? 10_000);
  }

  /** Takes one attempt; the milliseconds to wait when none is left, else 0. */
  take(key: string, now: number): number {
    const known = this.#tallies.get(key);
    const tally = known && known.endsAt > now ? known : this.#begin(known, now);
    this.#tallies.set(key, tally);
    if (tally.taken >= this.#attempts) return tally.endsAt - now;
    tally.taken += 1;
    return 0;
  }

  #begin(before: Tally | undefined, now: number): Tally {
    const goesOn = before && before.taken >= this.#attempts && now - before.endsAt < before.windowMs;
    const windowMs = goesOn ? Math.min(2 * before.windowMs, this.#longestMs) : this.#windowMs;
    return { taken: 0, windowMs, endsAt: now + windowMs };
  }

  /** Returns an attempt that was no guess. */
  giveBack(key: string): void {
    const tally = this.#tallies.get(key);
    if (tally && tally.taken > 0) tally.taken -= 1;
  }
}
