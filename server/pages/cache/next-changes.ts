import * as z from "zod/mini";
import { callFunction } from "#server/backends/call-function.ts";
import type { Log } from "#server/process/log.ts";
import type { RenderInput } from "#shared/render-input.ts";

/** When each table next shows another row by itself. */
export type Changes = NonNullable<RenderInput["nextChange"]>;

const answered = z.record(z.string(), z.string());

/** Without an answer pages are kept as briefly as if something were about to change. */
const unknownForMs = 5_000;

interface Known {
  changes: Promise<Changes>;
  /** Milliseconds since 1970; another answer is asked for then. */
  until: number;
}

/**
 * When rows that wait for their moment appear and those that end go, as the database says it: asked once after each change
 * of the content and after each such moment, so that what a page read tells until when it is true.
 */
export class NextChanges {
  readonly #backend: RenderInput["backend"];
  readonly #log: Log;
  readonly #onMoment: (() => void) | undefined;
  #known: Known | null = null;

  /** `onMoment` is called when one has come: what is being read may be of before it. */
  constructor({ backend, log, onMoment }: { backend: RenderInput["backend"]; log: Log; onMoment?: () => void }) {
    this.#backend = backend;
    this.#log = log;
    this.#onMoment = onMoment;
  }

  /** The content has changed. */
  forget(): void {
    this.#known = null;
  }

  /** What holds for what is read from now on. */
  read(): Promise<Changes> {
    if (this.#known && this.#known.until > Date.now()) return this.#known.changes;
    if (this.#known) this.#onMoment?.();
    const known: Known = { changes: this.#ask((until) => (known.until = until)), until: Number.POSITIVE_INFINITY };
    this.#known = known;
    return known.changes;
  }

  async #ask(holdsUntil: (moment: number) => void): Promise<Changes> {
    try {
      const { url, key: publishableKey, fetch } = this.#backend;
      const told = await callFunction({ url, publishableKey, fetch }, answered, "next_changes");
      const moments = new Map(Object.entries(told).map(([table, moment]) => [table, Date.parse(moment)]));
      const soonest = Math.min(...moments.values());
      holdsUntil(soonest);
      return (table) => (table === everything ? soonest : (moments.get(table) ?? Number.POSITIVE_INFINITY));
    } catch (error) {
      this.#log.error("could not read when the content next changes by itself", error);
      const soon = Date.now() + unknownForMs;
      holdsUntil(soon);
      return () => soon;
    }
  }
}

/** What a read of nobody knows which tables concerns (`app/data/tell-of-reads.ts`). */
const everything = "site";
