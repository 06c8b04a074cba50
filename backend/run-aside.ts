import { Worker } from "node:worker_threads";

/**
 * What the worker at this address makes of `data`, on a thread of its own: what somebody sends may be built to take a minute,
 * and pages are answered meanwhile. Null when it takes longer than `mostMs` or more memory than 256 MB, or fails.
 */
export async function runAside<T>(worker: URL, data: unknown, mostMs: number): Promise<T | null> {
  const thread = new Worker(worker, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: 256 } });
  const { promise, resolve } = Promise.withResolvers<T | null>();
  const timer = setTimeout(resolve, mostMs, null);
  thread.once("message", resolve);
  // Out of memory or of its stack: built to be.
  thread.once("error", () => resolve(null));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
