/** So long after it was asked for: a series of saves is over, and whoever saved has looked at the pages that matter. */
const usualLateMs = 5_000;

/**
 * Renews what is large (the map of a site with a thousand clubs) behind those who ask for it: some time after, one at a
 * time, with as much time between two of them. Programs read it, and it would hold up pages that visitors wait for.
 */
export class LateRenewals {
  readonly #renew: (key: string) => Promise<unknown>;
  readonly #lateMs: number;
  readonly #waiting = new Set<string>();
  #isBusy = false;

  constructor(renew: (key: string) => Promise<unknown>, lateMs = usualLateMs) {
    this.#renew = renew;
    this.#lateMs = lateMs;
  }

  ask(key: string): void {
    this.#waiting.add(key);
    if (!this.#isBusy) this.#plan();
  }

  #plan(): void {
    this.#isBusy = true;
    setTimeout(() => void this.#next(), this.#lateMs).unref();
  }

  async #next(): Promise<void> {
    const [key] = this.#waiting;
    if (key === undefined) {
      this.#isBusy = false;
      return;
    }
    this.#waiting.delete(key);
    // A failure is reported, and tried again, as that of any page.
    await this.#renew(key).catch(() => undefined);
    this.#plan();
  }
}
