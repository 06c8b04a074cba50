import { setTimeout as delay } from "node:timers/promises";
import puppeteer, { type BoundingBox, type Browser, type Page } from "puppeteer-core";
import { reportFigure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";
import { openSite } from "./measure/open-site.ts";
import { openSlowLine } from "./measure/slow-line.ts";

// From the click on a link of the menu to the largest paint of its page, on a slow phone's line, when the pointer has come
// from the middle of the page and has rested on the link for 200 ms. Playwright's browser opens no page ahead, so another
// tool drives it here.
const intentMs = 200;
/** A hand's way to a word in the menu. */
const approach = { steps: 20, everyMs: 20 };
const aim = 300;
const rounds = Number(process.env.NAVIGATION_ROUNDS ?? 5);

await using site = await openSite();
const line = await openSlowLine(site.url);
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
try {
  const paths = await listMenu(browser);
  for (const path of paths) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await navigate(browser, path));
    times.sort((a, b) => a - b);
    reportFigure({
      figure: `from the home page to ${path}, slow phone line, after ${intentMs} ms of intent: largest paint`,
      aim: `≤ ${aim} ms`,
      measured: `${median(times).toFixed(0)} ms (${times[0]?.toFixed(0)}–${times.at(-1)?.toFixed(0)})`,
      holds: median(times) <= aim,
    });
  }
} finally {
  await browser.close();
  await line.close();
}

/** Where the menu leads, without places on the home page itself. */
async function listMenu(inBrowser: Browser): Promise<string[]> {
  const page = await inBrowser.newPage();
  await page.goto(site.url);
  const links = await page.$$eval("header nav a", (all) => all.map((it) => it.getAttribute("href") ?? ""));
  await page.close();
  return [...new Set(links)].filter((it) => /^\/[^#]/.test(it));
}

/** Milliseconds from the click to the largest paint, or to the moment when a page opened ahead is shown. */
async function navigate(inBrowser: Browser, path: string): Promise<number> {
  const context = await inBrowser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(() => {
    localStorage.setItem("cookie_consent", "true");
    sessionStorage.setItem("lead_popup_seen", "true");
    addEventListener("click", ({ timeStamp }) =>
      localStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)),
    );
  });
  await page.goto(line.url, { waitUntil: "networkidle0" });
  const link = await page.waitForSelector(`header nav a[href="${path}"]`);
  await comeTo(page, await link?.boundingBox());
  await delay(intentMs);
  await link?.click();
  await untilComplete(page, path);
  const ms = await page.evaluate(largestPaintSinceClick);
  await context.close();
  return ms;
}

/** With the mouse, from the middle of the page to that of a box. */
async function comeTo(page: Page, box: BoundingBox | null | undefined): Promise<void> {
  if (!box) throw new Error("The link is not on the screen.");
  const [from, to] = [
    { x: 720, y: 450 },
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  ];
  for (let step = 0; step <= approach.steps; step += 1) {
    const part = step / approach.steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await delay(approach.everyMs);
  }
}

/** Until nothing larger can come: everything of the first screen is there, and a second has passed. */
async function untilComplete(page: Page, path: string): Promise<void> {
  const isThere = (to: string) => location.pathname === to && document.readyState === "complete";
  for (let waited = 0; waited < 15_000; waited += 50) {
    await delay(50);
    // Between two documents there is none to ask.
    if (await page.evaluate(isThere, path).catch(() => false)) return delay(1_000);
  }
  throw new Error(`The click did not lead to ${path} within 15 s.`);
}

/** Runs in the page. */
function largestPaintSinceClick(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [navigation] = performance.getEntriesByType("navigation");
      // When a page that was opened ahead came into sight.
      const activationStart = navigation instanceof PerformanceNavigationTiming ? (navigation.activationStart ?? 0) : 0;
      const painted = Math.max(activationStart, ...list.getEntries().map((it) => it.startTime));
      resolve(performance.timeOrigin + painted - Number(localStorage.getItem("clicked")));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
