import { Worker } from "node:worker_threads";
import { Gate } from "#shared/gate.ts";

/** As long as a drawing may take to be cleaned; an honest one takes milliseconds. */
const mostMs = 3_000;
const gate = new Gate({ atOnce: 1, mayWait: 20 });

/**
 * `cleanSvg` on a thread of its own, one drawing at a time: what somebody sends may be built to take a minute, and pages are
 * answered meanwhile. Null for what is no drawing, and for what takes longer than three seconds or more memory than 256 MB.
 * Throws `GateIsFull` when too many wait.
 */
export function cleanDrawing(text: string): Promise<string | null> {
  return gate.run(() => cleanAside(text));
}

async function cleanAside(text: string): Promise<string | null> {
  const worker = new Worker(new URL("./clean-drawing-worker.ts", import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(resolve, mostMs, null);
  worker.once("message", resolve);
  // Out of memory or of its stack: built to be.
  worker.once("error", () => resolve(null));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
