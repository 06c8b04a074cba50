import { addressKey } from "./address-key.ts";

/** Counts the requests that are being worked at, in all and by visitor, so that neither grows without bound. */
export class RequestsUnderWay {
  readonly #limits: { most: number; mostPerAddress: number };
  readonly #perAddress = new Map<string, number>();
  #all = 0;
  #refused = 0;

  constructor(limits: { most: number; mostPerAddress: number }) {
    this.#limits = limits;
  }

  get counts(): { running: number; refused: number } {
    return { running: this.#all, refused: this.#refused };
  }

  /** How to say that the request is over, or null when there are too many. Our own processes have no address. */
  enter(address: string): (() => void) | null {
    if (address === "") return () => {};
    const key = addressKey(address);
    const own = this.#perAddress.get(key) ?? 0;
    if (this.#all >= this.#limits.most || own >= this.#limits.mostPerAddress) {
      this.#refused += 1;
      return null;
    }
    this.#all += 1;
    this.#perAddress.set(key, own + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#all -= 1;
      const left = (this.#perAddress.get(key) ?? 0) - 1;
      if (left > 0) this.#perAddress.set(key, left);
      else this.#perAddress.delete(key);
    };
  }
}
