import { BoundedMap } from "#shared/bounded-map.ts";

const mostKeys = 10_000;

/** Counts what each key does within a window of time. Bounded: the keys that were quiet longest are forgotten first. */
export class RateLimit {
  readonly #counts = new BoundedMap<string, { since: number; count: number }>(mostKeys);

  /** True up to `limit` times per window and key. */
  allows(key: string, limit: number, windowMs: number, now = Date.now()): boolean {
    const known = this.#counts.get(key);
    const current = known && now - known.since < windowMs ? known : { since: now, count: 0 };
    current.count += 1;
    this.#counts.set(key, current);
    return current.count <= limit;
  }
}
