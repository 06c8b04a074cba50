import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#server/process/log.ts";
import type { PageAddresses } from "../page-addresses.ts";
import type { PageCache } from "./page-cache.ts";

const mostPages = 300;
const retryMs = 2_000;

/**
 * Renders the pages without parameters, then those they link to, one after the other so that visitors come first. What
 * fails is tried again until it is there, since a first start may come before its backend; `ending` ends that, since
 * what is rendered for nobody must not outlive the backend.
 */
export async function warm(cache: PageCache, addresses: PageAddresses, log: Log, ending?: AbortSignal): Promise<void> {
  const known = new Set(addresses.fixed);
  let missing = new Set(known);
  for (let round = 0; missing.size > 0; round += 1) {
    if (round > 0) await delay(retryMs, undefined, { ref: false });
    const failed = new Set<string>();
    for (const key of missing) {
      if (ending?.aborted) return;
      try {
        const begun = performance.now();
        const { variants, status } = await cache.get(key);
        // Two thirds of the time are free for those who ask.
        await delay(2 * (performance.now() - begun), undefined, { ref: false });
        if (status === 503) failed.add(key);
        if (status !== 200) continue;
        for (const [, link = ""] of variants.identity.body.toString().matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
          const linked = addresses.keyOf(link);
          if (linked === undefined || known.has(linked) || known.size >= mostPages) continue;
          known.add(linked);
          missing.add(linked);
        }
      } catch (error) {
        failed.add(key);
        if (round === 0) log.warn("a page could not be warmed", { key, error: String(error) });
      }
    }
    missing = failed;
  }
}
