import type { Browser } from "@playwright/test";
import { reportFigure } from "./measure/figure.ts";
import { publicAddresses } from "./measure/public-addresses.ts";
import { openSlowLine } from "./measure/slow-line.ts";
import { measuredPhone } from "./measure/weigh-page.ts";
import { withSite } from "./measure/with-site.ts";

// How long tasks keep the main thread of a slow phone from answering (what of each is over 50 ms), and how far the page
// moves meanwhile, on a first visit of every public page: over a slow line, with a processor four times slower.
const rounds = Number(process.env.BLOCKING_ROUNDS ?? 5);

interface Visit {
  path: string;
  blockedMs: number;
  shift: number;
}

await withSite(async ({ site, browser }) => {
  const line = await openSlowLine(site.url);
  try {
    // Pictures are made at their first visit, and take the processor of the machine.
    for (const path of publicAddresses) await visit(browser, line.url, path);
    const worst: Visit[] = [];
    for (const path of publicAddresses) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, line.url, path));
      const of = (kind: "blockedMs" | "shift") => Math.max(...visits.map((it) => it[kind]));
      worst.push({ path, blockedMs: of("blockedMs"), shift: of("shift") });
    }
    console.table(worst);
    report(worst, "time that long tasks block", "blockedMs", "≤ 30 ms", (it) => `${it.toFixed(0)} ms`, 30);
    report(worst, "layout shift", "shift", "≤ 0.02", (it) => it.toFixed(3), 0.02);
  } finally {
    await line.close();
  }
});

function report(
  worst: readonly Visit[],
  name: string,
  kind: "blockedMs" | "shift",
  aim: string,
  inWords: (figure: number) => string,
  most: number,
): void {
  const over = worst.filter((it) => it[kind] > most).toSorted((a, b) => b[kind] - a[kind]);
  const first = over.slice(0, 5).map((it) => `\`${it.path}\` ${inWords(it[kind])}`);
  reportFigure({
    figure: `first visit of ${worst.length} public pages, slow phone line, processor four times slower: ${name}, the worst of ${rounds}`,
    aim: `${aim} on each`,
    measured:
      over.length === 0
        ? `${inWords(Math.max(...worst.map((it) => it[kind])))} at most`
        : `${worst.length - over.length} pages hold it; ${first.join(", ")}`,
    holds: over.length === 0,
  });
}

async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await browser.newContext(measuredPhone);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Visit, "path"> }).seen);
  await context.close();
  return { path, ...seen };
}

/** Runs in the page, before anything else. */
function watch(): void {
  const seen = { blockedMs: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) if ("value" in it) seen.shift += Number(it.value);
  }).observe({ type: "layout-shift", buffered: true });
}
