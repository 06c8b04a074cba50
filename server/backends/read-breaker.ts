const mostFailures = 6;
const probeMs = 800;

/**
 * Stops asking a backend that does not answer. After some failures in a row reads are refused at once, but for one now
 * and then; the first that is answered lets all through again.
 */
export class ReadBreaker {
  #failures = 0;
  #nextProbe = 0;
  readonly #listeners: (() => void)[] = [];

  /** Calls back when the backend answers again. */
  onRecovery(listener: () => void): void {
    this.#listeners.push(listener);
  }

  get isOpen(): boolean {
    return this.#failures >= mostFailures;
  }

  /** Whether a read may be tried. */
  allows(): boolean {
    if (!this.isOpen) return true;
    const now = Date.now();
    if (now < this.#nextProbe) return false;
    this.#nextProbe = now + probeMs * (0.7 + 0.6 * Math.random());
    return true;
  }

  /** How a read ended. */
  note(isAnswered: boolean): void {
    const wasOpen = this.isOpen;
    this.#failures = isAnswered ? 0 : this.#failures + 1;
    if (wasOpen && isAnswered) for (const listener of this.#listeners) listener();
  }
}
