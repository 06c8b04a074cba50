import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Asks for a page at a steady pace, however slow the answers are, from a thread of its own: what else a bench does must
 * not be taken for the site's time. `during` gives the milliseconds that each page took while some work went on, the
 * quickest first; it rejects when a page did not answer 200.
 */
export function openReader(url: string, perSecond: number): AsyncDisposable & Reader {
  const thread = new Worker(new URL("./steady-reader.ts", import.meta.url), { workerData: { url, perSecond } });
  async function collect(): Promise<number[]> {
    thread.postMessage("collect");
    const [times] = await once(thread, "message");
    return times;
  }
  return {
    async during(work) {
      await collect();
      await work();
      return (await collect()).sort((a, b) => a - b);
    },
    async [Symbol.asyncDispose]() {
      await thread.terminate();
    },
  };
}

interface Reader {
  during(work: () => Promise<unknown>): Promise<number[]>;
}
