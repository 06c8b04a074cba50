import { expect, type Page, test } from "./fixtures/journey.ts";

const club = /\/pictures\/[^/]+\/public-assets\/clubs\/acacias-card\.jpg/;

/** Has the picture made once, as an earlier visitor would, and waits for the page that knows its colours. */
async function untilPainted(page: Page): Promise<void> {
  const html = await (await page.request.get("/clubs")).text();
  const [address = ""] = club.exec(html) ?? [];
  expect((await page.request.get(address)).status()).toBe(200);
  const tag = async () => /<img [^>]*acacias-card[^>]*>/.exec(await (await page.request.get("/clubs")).text())?.[0];
  await expect.poll(tag, { timeout: 30_000 }).toMatch(/style="--paint:#[\da-f]{6},#[\da-f]{6}"/);
}

const groundOf = (element: Element) => getComputedStyle(element).backgroundImage;

/** Runs in the page: what of its pictures the browser took for its largest paint so far. */
function picturesPaintedLargest(): Promise<string[]> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      // Entries of the type that was asked for.
      const entries = list.getEntries() as LargestContentfulPaint[];
      resolve(entries.flatMap(({ element }) => element?.closest("main picture")?.outerHTML ?? []));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

test("a picture that is late shows two of its colours in its place @desktop", async ({ page }) => {
  await untilPainted(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/pictures\//, (route) => held.promise.then(() => route.continue()));
  await page.goto("/clubs", { waitUntil: "domcontentloaded" });
  const picture = page.locator('main img[src*="acacias-card"]');
  await expect.poll(() => picture.evaluate(groundOf)).toMatch(/^linear-gradient\(rgb\(.+\), rgb\(.+\)\)$/);
  expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(0);
  expect(await page.evaluate(picturesPaintedLargest)).toEqual([]);
  const place = await picture.boundingBox();
  held.resolve();
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.boundingBox()).toEqual(place);
  // It covers its colours: nothing lies beside it in its box.
  expect(await picture.evaluate((element) => getComputedStyle(element).objectFit)).toBe("cover");
});

test("a logo that is not as wide as its place shows no colours beside it @desktop", async ({ page }) => {
  await page.goto("/partners");
  const logo = page.locator(".partner-grid img").first();
  await logo.evaluate((element: HTMLElement) => element.style.setProperty("--paint", "#ff0000,#00ff00"));
  expect(await logo.evaluate(groundOf)).toBe("none");
});
