import { chromium, type Page } from "@playwright/test";
import { reportFigure } from "./measure/figure.ts";
import { grow } from "./measure/grow.ts";
import { median } from "./measure/median.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { staff, staffEnvironment } from "./measure/staff.ts";

// From a key pressed in a list's search to the next frame (Event Timing), CPU slowed four times, in the real panel.
// On a machine with neighbours a single slow frame is theirs as often as ours: the figure is the worst key of each run,
// and of those the median. A bare field on the same page, typed into in the same run, says what the machine itself takes.
const runs = 3;
const slowdown = 4;
const aimMs = 50;
const sections = [
  { path: "/admin/prices", rows: "500 rates", typed: ["anual 12", "aca"] },
  { path: "/admin/9ftoday", rows: "1,000 articles", typed: ["dormir 3", "pro"] },
];

/** Events that take less are not noted by the browser, in milliseconds. */
const quickest = 16;

/** Nothing listens to it. */
const bareField = "#bare-field";

interface Noted {
  key: number;
  begun: number;
  ms: number;
}

declare global {
  interface Window {
    noted: Noted[];
  }
}

await using server = await openDatabaseServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
try {
  const site = await server.openSite("panel", staffEnvironment);
  await grow(site.sql, { articles: 1_000, clubs: 6, products: 6, rates: 500, events: 4, episodes: 4 });
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 }, locale: "es-ES" });
  await signIn(page);
  const cpu = await page.context().newCDPSession(page);
  for (const { path, rows, typed } of sections) {
    const worst: number[] = [];
    const worstBare: number[] = [];
    const all: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await openList(page, path);
      await cpu.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const keys = [];
      worstBare.push(Math.max(...(await typeWords(page, bareField, typed.at(-1) ?? ""))));
      for (const words of typed) keys.push(...(await typeWords(page, "input[type=search]", words)));
      await cpu.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      worst.push(Math.max(...keys));
      all.push(...keys);
    }
    all.sort((a, b) => a - b);
    const at = (share: number) => all[Math.ceil(all.length * share) - 1] ?? Number.NaN;
    const figure = Math.round(median(worst));
    reportFigure({
      figure: `typing in the search of ${rows}, key to next paint, CPU slowed ${slowdown} times`,
      aim: `≤ ${aimMs} ms`,
      measured: `worst key of a run ${figure} ms (median of ${runs} runs; a bare field ${Math.round(median(worstBare))} ms); of ${all.length} keys p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms`,
      holds: figure <= aimMs,
    });
  }
} finally {
  await browser.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL("**/admin");
}

/** A list that has just been opened, and a note of every event that was not painted at once, from then on. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("row").nth(10).waitFor();
  await page.evaluate((durationThreshold) => {
    const noted: Noted[] = [];
    new PerformanceObserver((list) => {
      const entries = list.getEntries().filter((it) => it instanceof PerformanceEventTiming);
      noted.push(...entries.map((it) => ({ key: it.interactionId, begun: it.startTime, ms: it.duration })));
    }).observe({ type: "event", durationThreshold });
    window.noted = noted;
    const bare = Object.assign(document.createElement("input"), { id: "bare-field" });
    // In sight: what is not painted has no next paint.
    bare.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 9";
    document.body.append(bare);
  }, quickest);
}

/** Types words as a quick typist does and takes them back; from each key to its next paint, in milliseconds. */
async function typeWords(page: Page, field: string, words: string): Promise<number[]> {
  await page.locator(field).first().focus();
  const since = await page.evaluate(() => performance.now());
  for (const key of [...words, ...Array.from(words, () => "Backspace")]) {
    await page.keyboard.press(key, { delay: 40 });
    await page.waitForTimeout(80);
    // On a machine that gives the browser a tenth of a core the keys would queue up, and the queue would be measured.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  }
  await page.waitForTimeout(500);
  const noted = await page.evaluate(() => window.noted);
  const slowestOf = new Map<number, number>();
  // Pressing and letting go of a key are one interaction; 0 is none.
  for (const { key, begun, ms } of noted) {
    if (key > 0 && begun >= since) slowestOf.set(key, Math.max(ms, slowestOf.get(key) ?? 0));
  }
  const times = [...slowestOf.values()];
  return [...times, ...Array.from({ length: Math.max(0, 2 * words.length - times.length) }, () => quickest)];
}
