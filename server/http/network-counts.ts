import { networksOf } from "#shared/networks-of.ts";

/** How many of something each network has at a time: so many for one line, some more for the wider networks of IPv6. */
export class NetworkCounts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** How to say that it is over, or null when this network has too many. */
  enter(address: string): (() => void) | null {
    const networks = networksOf(address);
    if (networks.some(({ name, times }) => this.#of(name) >= this.#most * times)) return null;
    for (const { name } of networks) this.#counts.set(name, this.#of(name) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      for (const { name } of networks) {
        if (this.#of(name) > 1) this.#counts.set(name, this.#of(name) - 1);
        else this.#counts.delete(name);
      }
    };
  }

  #of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}
