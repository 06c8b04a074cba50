/** Work by key, of which one is under way at a time: whoever asks meanwhile gets the same promise. */
export class OnceAtATime<K, T> {
  readonly #underWay = new Map<K, Promise<T>>();

  run(key: K, work: () => Promise<T>): Promise<T> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const begun = work();
    this.#underWay.set(key, begun);
    const land = () => {
      if (this.#underWay.get(key) === begun) this.#underWay.delete(key);
    };
    begun.then(land, land);
    return begun;
  }

  /** What is under way for this key. */
  current(key: K): Promise<T> | undefined {
    return this.#underWay.get(key);
  }

  /** What is under way ends for those who wait for it; whoever asks from now on begins anew. */
  forget(): void {
    this.#underWay.clear();
  }
}
