import type { ViewCount } from "#shared/view-counts.ts";
import type { PageViews } from "../http/page-views.ts";
import type { Log } from "../process/log.ts";
import { seldom } from "../process/seldom.ts";

/** What a process that is killed loses at most. */
const everyMs = 5_000;

/**
 * Writes what was counted, every few seconds and once more at the end. What cannot be written is counted again the next
 * time; its names are bounded, so it may wait for hours.
 */
export function writeViews(
  views: PageViews,
  write: (counts: ViewCount[]) => Promise<void>,
  log: Log,
  ms = everyMs,
): { stop(): Promise<void> } {
  const quiet = seldom(log);
  let isWriting: Promise<void> | undefined;
  async function flush(): Promise<void> {
    const counts = views.take();
    if (counts.length === 0) return;
    try {
      await write(counts);
    } catch (error) {
      views.add(counts);
      quiet.error("page views could not be written; they wait", error);
    }
  }
  const look = () => {
    // One that takes long is waited for.
    isWriting ??= flush().finally(() => {
      isWriting = undefined;
    });
    return isWriting;
  };
  const timer = setInterval(look, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      await isWriting;
      await look();
    },
  };
}
