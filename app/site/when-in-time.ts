import { setTimeout as wait } from "node:timers/promises";
import type { RouterContextProvider } from "react-router";
import { renderModeContext } from "#app/load-context.ts";

/** The frame has waited for the whole page by now: what is not there in this time comes after it. */
const patienceMs = 40;

/**
 * What is read, awaited; only where the frame goes ahead of a slow backend it may be a promise, for `<Deferred>` to show
 * what stands in its place meanwhile.
 */
export async function whenInTime<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T>,
): Promise<{ value: T | Promise<T> }> {
  if (!context.get(renderModeContext).streams) return { value: await reading };
  const inTime = await Promise.race([reading.then((value) => ({ value })), wait(patienceMs, null)]);
  return inTime ?? { value: reading };
}
