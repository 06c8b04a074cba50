import type { Page } from "@playwright/test";
import { publicAddresses } from "../../bench/measure/public-addresses.ts";
import { expect, test } from "./fixtures/journey.ts";
import { openSlowSite } from "./fixtures/slow-site.ts";

/** Half of what Chrome still calls steady: words of another width may break elsewhere once their letters are there. */
const mostShift = 0.05;

/** They have the parts of /club/acacias and of /politica-de-privacidad. */
const alike = /^\/club\/retiro|^\/(terminos-y-condiciones|aviso-legal|accesibilidad)$/;

test("pages do not jump when their parts come one after the other, and say late that they are missing @phone", async ({
  context,
  site,
}) => {
  test.slow(); // Every kind of page, each in four parts.
  await context.addInitScript(watchShifts);
  const waiting = publicAddresses.filter((path) => !alike.test(path));
  const jumps: string[] = [];
  const visit = async () => {
    const slow = await openSlowSite(site);
    const page = await context.newPage();
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      await page.goto(slow.url + path, { waitUntil: "commit" });
      await page.locator("footer").first().waitFor({ state: "attached" });
      await note(page, `${path} without what it shows`);
      slow.send("reads");
      // React's mark of a part that is not in its place yet.
      await expect(page.locator('template[id^="B:"]')).toHaveCount(0);
      await note(page, `${path} with what it shows`);
      slow.send("letters");
      await page.evaluate(() => document.fonts.ready);
      await note(page, `${path} with its letters`);
      slow.send("pictures");
      await page.waitForLoadState("load");
      await note(page, `${path} with its pictures`);
    }
    slow.close();
  };
  const note = async (page: Page, when: string) => {
    for (const { value, of } of await page.evaluate(takeShifts))
      if (value > mostShift) jumps.push(`${when}: ${value.toFixed(3)} (${of})`);
  };
  await Promise.all([visit(), visit()]);
  expect(jumps).toEqual([]);

  // Which words each page has for it: slow-backend, without a browser.
  await test.step("a page says that it is missing when that is known after its frame", async () => {
    const slow = await openSlowSite(site);
    const page = await context.newPage();
    await page.goto(`${slow.url}/merch/no-existe`, { waitUntil: "commit" });
    await expect(page.getByText("Cargando").first()).toBeVisible();
    for (const part of ["reads", "letters", "pictures"] as const) slow.send(part);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Producto no encontrado");
    slow.close();
  });
});

interface Shift {
  value: number;
  /** The elements that moved. */
  of: string;
}

/** Runs in the page before anything else. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    // Entries of the type that was asked for have these.
    for (const it of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
      const names = it.sources.map(({ node }) => (node instanceof Element && node.className) || node?.nodeName);
      window.shifts.push({ value: it.value, of: names.join(", ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: what moved since it was asked last, once two frames have been painted. */
async function takeShifts(): Promise<Shift[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return window.shifts.splice(0);
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}
