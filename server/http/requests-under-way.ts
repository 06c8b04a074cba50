import { NetworkCounts } from "./network-counts.ts";

/** Counts the requests that are being worked at, in all and by network, so that neither grows without bound. */
export class RequestsUnderWay {
  readonly #most: number;
  readonly #perNetwork: NetworkCounts;
  #all = 0;
  #refused = 0;

  constructor(limits: { most: number; mostPerAddress: number }) {
    this.#most = limits.most;
    this.#perNetwork = new NetworkCounts(limits.mostPerAddress);
  }

  get counts(): { running: number; refused: number } {
    return { running: this.#all, refused: this.#refused };
  }

  /** How to say that the request is over, or null when there are too many. */
  enter(address: string): (() => void) | null {
    const leave = this.#all < this.#most ? this.#perNetwork.enter(address) : null;
    if (!leave) {
      this.#refused += 1;
      return null;
    }
    this.#all += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#all -= 1;
      leave();
    };
  }
}
