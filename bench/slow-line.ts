import type { Browser } from "@playwright/test";
import { reportFigure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";
import { openSlowLine } from "./measure/slow-line.ts";
import { measuredPhone } from "./measure/weigh-page.ts";
import { withSite } from "./measure/with-site.ts";

// Home with its hero picture as a browser sees it: the bytes really travel over a line with the round trips and the
// bandwidth of Lighthouse's slow 4G (without its look-up of the name, 0.3 s there), the processor is four times slower.
const rounds = Number(process.env.SLOW_LINE_ROUNDS ?? 5);

interface Visit {
  largestPaint: number;
  fonts: number;
}

await withSite(async ({ site, browser }) => {
  const line = await openSlowLine(site.url);
  try {
    await visit(browser, line.url);
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, line.url));
    const report = (name: string, of: keyof Visit, most: number | null) => {
      const all = visits.map((entry) => entry[of]).toSorted((a, b) => a - b);
      reportFigure({
        figure: `home with hero picture, first visit of a browser over a slow line: ${name}`,
        aim: most === null ? "–" : `≤ ${most} ms`,
        measured: `${median(all).toFixed(0)} ms (${all[0]?.toFixed(0)}–${all.at(-1)?.toFixed(0)})`,
        holds: most === null ? null : Math.round(median(all)) <= most,
      });
    };
    report("largest contentful paint", "largestPaint", 900);
    report("both fonts there", "fonts", null);
  } finally {
    await line.close();
  }
});

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(measuredPhone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await page.evaluate(readVisit);
  await context.close();
  return seen;
}

/** Runs in the page, when everything is there. */
async function readVisit(): Promise<Visit> {
  const largest = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
  const files = performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming);
  return {
    largestPaint: largest.at(-1)?.startTime ?? Number.NaN,
    fonts: Math.max(...files.filter(({ name }) => name.includes(".woff2")).map((file) => file.responseEnd)),
  };
}
