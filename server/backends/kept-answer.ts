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

  constructor(what: string, read: () => Promise<All>, none: All, log: Log) {
    this.#what = what;
    this.#read = read;
    this.#known = none;
    this.#log = log;
  }

  /** The content has changed. */
  forget(): void {
    this.#reading = undefined;
  }

  async all(): Promise<All> {
    this.#reading ??= this.#load();
    await settlesWithin(patienceMs, this.#reading);
    return this.#known;
  }

  async #load(): Promise<void> {
    try {
      this.#known = await this.#read();
    } catch (error) {
      this.#reading = undefined;
      this.#log.error(`${this.#what} could not be read; those known before are used`, error);
    }
  }
}
