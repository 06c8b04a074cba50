interface UnderWay<T> {
  begun: number;
  work: Promise<T>;
}

/** Work by key, of which one is under way at a time: whoever asks meanwhile gets the same promise. */
export class OnceAtATime<K, T> {
  readonly #underWay = new Map<K, UnderWay<T>>();

  /** Work that was begun longer ago than `joinedForMs` may hang: it goes on for those who wait, and another begins. */
  run(key: K, work: () => Promise<T>, joinedForMs = Number.POSITIVE_INFINITY): Promise<T> {
    const known = this.#underWay.get(key);
    if (known && Date.now() - known.begun < joinedForMs) return known.work;
    const own = { begun: Date.now(), work: work() };
    this.#underWay.set(key, own);
    const land = () => {
      if (this.#underWay.get(key) === own) this.#underWay.delete(key);
    };
    own.work.then(land, land);
    return own.work;
  }

  /** What is under way for this key. */
  current(key: K): Promise<T> | undefined {
    return this.#underWay.get(key)?.work;
  }

  /** What is under way ends for those who wait for it; whoever asks from now on begins anew. */
  forget(): void {
    this.#underWay.clear();
  }
}
