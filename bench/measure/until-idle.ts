import { setTimeout as delay } from "node:timers/promises";
import { figuresOf } from "./processes.ts";

const mostSeconds = 180;

/**
 * Waits until a process does nothing of its own accord: after the start the pages are rendered and compressed in full
 * behind the first answers. Throws when that takes longer than three minutes.
 */
export async function untilIdle(pid: number): Promise<void> {
  for (let second = 0; second < mostSeconds; second += 1) {
    const before = figuresOf(pid).cpuSeconds;
    await delay(1_000);
    if (figuresOf(pid).cpuSeconds - before <= 0.02) return;
  }
  throw new Error("The site did not come to rest within three minutes.");
}
