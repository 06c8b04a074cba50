/** Thrown by `Gate.run` when too many are waiting already, or one has waited too long. */
export class GateIsFull extends Error {
  override name = "GateIsFull";
}

interface GateLimits {
  atOnce: number;
  mayWait: number;
  /** How long one may wait for a turn; for ever unless said otherwise. */
  patienceMs?: number;
  /** Work that takes longer waits for somebody else, not for this machine: another may begin. Never unless said otherwise. */
  keepsPlaceMs?: number;
}

/** Lets a few pieces of heavy work run at once, some wait their turn, and turns the rest away with `GateIsFull`. */
export class Gate {
  readonly #limits: GateLimits;
  #busy = 0;
  /** Running or waiting. */
  #inside = 0;
  #begun = 0;
  #refused = 0;
  readonly #waiting = new Set<() => void>();

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** Under way, waiting; begun and turned away so far. */
  get counts(): Record<"running" | "waiting" | "begun" | "refused", number> {
    const waiting = this.#waiting.size;
    return { running: this.#inside - waiting, waiting, begun: this.#begun, refused: this.#refused };
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, mayWait } = this.#limits;
    // Work that has given up its place is still there.
    if (this.#inside >= atOnce + mayWait) throw this.#refusal();
    this.#inside += 1;
    try {
      await this.#enter();
      return await this.#inPlace(work);
    } finally {
      this.#inside -= 1;
    }
  }

  /** As `run`, for work that is not worth waiting for. */
  async runAtOnce<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy >= this.#limits.atOnce) throw this.#refusal();
    return this.run(work);
  }

  async #enter(): Promise<void> {
    const { atOnce, patienceMs } = this.#limits;
    if (this.#busy < atOnce) {
      this.#busy += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      this.#waiting.delete(resolve);
      reject(this.#refusal());
    };
    const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs).unref();
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
  }

  async #inPlace<T>(work: () => Promise<T>): Promise<T> {
    const { keepsPlaceMs } = this.#limits;
    this.#begun += 1;
    let isHeld = true;
    const leave = () => {
      if (isHeld) this.#handOver();
      isHeld = false;
    };
    const timer = keepsPlaceMs === undefined ? undefined : setTimeout(leave, keepsPlaceMs).unref();
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  /** The place is handed over, not freed: a newcomer cannot slip in before the one whose turn it is. */
  #handOver(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#busy -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }

  #refusal(): GateIsFull {
    this.#refused += 1;
    return new GateIsFull("too many are waiting");
  }
}
