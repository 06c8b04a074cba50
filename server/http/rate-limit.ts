const mostKeys = 10_000;

/** Counts what each key does within a window of time. Bounded: the keys that were quiet longest are forgotten first. */
export class RateLimit {
  readonly #counts = new Map<string, { since: number; count: number }>();

  /** True up to `limit` times per window and key. */
  allows(key: string, limit: number, windowMs: number, now = Date.now()): boolean {
    const known = this.#counts.get(key);
    const current = known && now - known.since < windowMs ? known : { since: now, count: 0 };
    current.count += 1;
    this.#counts.delete(key);
    this.#counts.set(key, current);
    if (this.#counts.size > mostKeys) this.#forgetOldest();
    return current.count <= limit;
  }

  #forgetOldest(): void {
    for (const key of this.#counts.keys()) {
      this.#counts.delete(key);
      return;
    }
  }
}
