import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#server/process/log.ts";
import { everyPage } from "./edge-headers.ts";
import type { PurgeCall } from "./purge-call.ts";

/** The latest revision, and which each table was last changed with. */
export interface ChangedTables {
  revision: number;
  tables: Record<string, number>;
}

export interface EdgePurgeOptions {
  purge: PurgeCall;
  /** Rejects while the backend is away. */
  readChanged: () => Promise<ChangedTables>;
  log: Log;
  waits?: Partial<typeof usualWaits>;
}

const usualWaits = {
  /** Several saves in a row are one call. */
  batchMs: 200,
  /** Between one try and the next; after the last the CDN keeps what it has until its time is up. */
  retriesMs: [1_000, 5_000, 30_000, 120_000],
  /** A page that was on its way when the content changed, or that another machine rendered before it heard, is forgotten too. */
  againMs: 10_000,
};

/**
 * Tells the CDN after each change which pages to forget, by the tables that were changed. Nobody waits for it: what is
 * saved is saved, and what could not be told is told later, or found out when the pages' time is up.
 */
export class EdgePurge {
  readonly #options: EdgePurgeOptions;
  readonly #waits: typeof usualWaits;
  readonly #ending = new AbortController();
  /** Up to here the CDN has been told; nothing is known of what was before this process. */
  #told: number | null = null;
  #isAsked = false;
  #running: Promise<void> | null = null;

  constructor(options: EdgePurgeOptions) {
    this.#options = options;
    this.#waits = { ...usualWaits, ...options.waits };
  }

  /** The content may have changed. */
  changed(): void {
    this.#isAsked = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  close(): void {
    this.#ending.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    while (this.#isAsked && !signal.aborted) {
      await delay(this.#waits.batchMs, undefined, { signal, ref: false }).catch(() => undefined);
      this.#isAsked = false;
      const keys = await this.#changedKeys();
      if (keys.length === 0 || signal.aborted) continue;
      if (await this.#tell(keys)) this.#tellAgain(keys);
    }
  }

  async #changedKeys(): Promise<string[]> {
    try {
      const { revision, tables } = await this.#options.readChanged();
      const told = this.#told;
      this.#told = revision;
      if (told === null) return [everyPage];
      return Object.entries(tables).flatMap(([table, changed]) => (changed > told ? [table] : []));
    } catch {
      // What changed is not to be learnt now: all of it may have.
      this.#told = null;
      return [everyPage];
    }
  }

  /** Whether the CDN took it. */
  async #tell(keys: readonly string[]): Promise<boolean> {
    const { purge, log } = this.#options;
    const { signal } = this.#ending;
    let reason: unknown;
    for (const wait of [0, ...this.#waits.retriesMs]) {
      await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return false;
      try {
        await purge(keys);
        return true;
      } catch (error) {
        reason = error;
      }
    }
    log.error("the CDN could not be told of a change and shows old pages for up to a day", reason, {
      keys: keys.join(" "),
    });
    return false;
  }

  #tellAgain(keys: readonly string[]): void {
    const { signal } = this.#ending;
    // The process ends without it.
    void delay(this.#waits.againMs, undefined, { signal, ref: false }).then(
      () => this.#tell(keys),
      () => undefined,
    );
  }
}
