import { settlesWithin } from "#shared/settles-within.ts";
import type { Log } from "../process/log.ts";

/** How long whoever asks waits for what changed; then what was known before counts. */
const patienceMs = 1_000;

/** All of a kind that staff have set: kept in memory, read anew when the first is asked for after a change. */
export class KeptAnswer<All> {
  readonly #what: string;
  readonly #read: () => Promise<All>;
  readonly #log: Log;
  #reading: Promise<void> | undefined;
  #known: All;
  #changes = 0;
  /** How many changes what is known knows of at least. */
  #knownOf = 0;
  /** Somebody was answered with what was known before a change. */
  #isBehind = false;
  #tell = () => {};

  constructor(what: string, read: () => Promise<All>, none: All, log: Log) {
    this.#what = what;
    this.#read = read;
    this.#known = none;
    this.#log = log;
  }

  /** The content has changed. */
  forget(): void {
    this.#changes += 1;
    this.#reading = undefined;
  }

  async all(): Promise<All> {
    this.#reading ??= this.#load();
    if (!(await settlesWithin(patienceMs, this.#reading))) this.#isBehind = true;
    return this.#known;
  }

  /** Calls `tell` when it is known what somebody was answered without: whoever keeps that may renew it. */
  onCaughtUp(tell: () => void): void {
    this.#tell = tell;
  }

  async #load(): Promise<void> {
    const change = this.#changes;
    try {
      const all = await this.#read();
      if (change < this.#knownOf) return;
      this.#known = all;
      this.#knownOf = change;
    } catch (error) {
      if (change === this.#changes) this.#reading = undefined;
      this.#isBehind = true;
      this.#log.error(`${this.#what} could not be read; those known before are used`, error);
      return;
    }
    if (!this.#isBehind) return;
    this.#isBehind = false;
    this.#tell();
  }
}
