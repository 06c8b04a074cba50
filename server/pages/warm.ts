import type { Log } from "../process/log.ts";
import type { PageAddresses } from "./page-addresses.ts";
import type { PageCache } from "./page-cache.ts";

const mostPages = 300;

/** Renders the pages without parameters, then those they link to, one after the other so that visitors come first. */
export async function warm(cache: PageCache, addresses: PageAddresses, log: Log): Promise<void> {
  const queue = new Set(addresses.fixed);
  for (const key of queue) {
    try {
      const { variants, status } = await cache.get(key);
      if (status !== 200 || queue.size >= mostPages) continue;
      for (const [, link = ""] of variants.identity.body.toString().matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
        const linked = addresses.keyOf(link);
        if (linked !== undefined && queue.size < mostPages) queue.add(linked);
      }
    } catch (error) {
      log.warn("a page could not be warmed", { key, error: String(error) });
    }
  }
}
