import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { reportFigure } from "./measure/figure.ts";
import { openSite } from "./measure/open-site.ts";
import { signIn, staffEnvironment } from "./measure/staff.ts";
import { untilIdle } from "./measure/until-idle.ts";

// A photo of 12 megapixels goes up through the storage door, then every width, shape and format that the public pages
// name is asked for, six at a time as a browser does, while visitors read the home page at a steady pace.
// Target: 99 % of those pages within 20 ms; the same pace on the resting site stands beside it.
const perSecond = 50;
const restSeconds = 10;
const atATime = 6;
await using site = await openSite(staffEnvironment);
const photo = await takePhoto();
const variants = await variantsOfPages(["/", "/clubs", "/club/acacias", "/9ftoday", "/merch", "/events", "/ninecast"]);
await untilIdle(site.pid);
await using reader = openReader(site.url, perSecond);
// A client that has just begun is slow itself.
await delay(1_000);
const rest = await reader.during(() => delay(restSeconds * 1_000));
const begun = performance.now();
const busy = await reader.during(() => uploadAndAsk(photo, variants));
const seconds = (performance.now() - begun) / 1_000;
reportFigure({
  figure: `12-megapixel upload → all ${variants.length} variants, pages read meanwhile at ${perSecond}/s`,
  aim: "p99 ≤ 20 ms",
  measured: `p99 ${at(busy, 0.99)} ms, median ${at(busy, 0.5)} ms, slowest ${at(busy, 1)} ms in ${seconds.toFixed(0)} s; at rest p99 ${at(rest, 0.99)} ms`,
  holds: at(busy, 0.99) <= 20,
});

/** A photo of ours, as large as a telephone takes them. */
async function takePhoto(): Promise<Buffer> {
  return sharp("public/images/partners-hero.jpg").resize(4000, 3000, { fit: "cover" }).jpeg({ quality: 90 }).toBuffer();
}

/** `<width>[-<shape>].<format>` of every picture address on these pages. */
async function variantsOfPages(paths: string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text();
    for (const [, variant = ""] of html.matchAll(/\/pictures\/([\dx-]+\.[a-z]+)\//g)) found.add(variant);
  }
  return [...found];
}

async function uploadAndAsk(photo: Buffer, variants: string[]): Promise<void> {
  const client = await signIn(site);
  const bucket = client.storage.from("media_assets");
  const { error } = await bucket.upload("medida/foto.jpg", photo, { contentType: "image/jpeg" });
  if (error) throw error;
  const waiting = [...variants];
  const visitor = async () => {
    for (let it = waiting.pop(); it !== undefined; it = waiting.pop()) {
      const answer = await fetch(`${site.url}/pictures/${it}/media_assets/medida/foto.jpg`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${it} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, visitor));
}

function at(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN) * 10) / 10;
}

/**
 * Asks for a page at a steady pace, however slow the answers are, from a thread of its own: what else a bench does must
 * not be taken for the site's time. `during` gives the milliseconds that each page took while some work went on, the
 * quickest first; it rejects when a page did not answer 200.
 */
function openReader(url: string, perSecond: number): AsyncDisposable & Reader {
  const thread = new Worker(new URL("./measure/steady-reader.ts", import.meta.url), { workerData: { url, perSecond } });
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
