/** Thrown by `Gate.run` when too many are waiting already. */
export class GateIsFull extends Error {
  override name = "GateIsFull";
}

/** Lets a few pieces of heavy work run at once, some wait their turn, and turns the rest away with `GateIsFull`. */
export class Gate {
  readonly #atOnce: number;
  readonly #mayWait: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(limits: { atOnce: number; mayWait: number }) {
    this.#atOnce = limits.atOnce;
    this.#mayWait = limits.mayWait;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      // The place is handed over, not freed: a newcomer cannot slip in before the one whose turn it is.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#mayWait) throw new GateIsFull("too many are waiting");
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
