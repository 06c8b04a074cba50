import { expect, type Page } from "@playwright/test";
import { serveIslandPage } from "./fixtures/island-page.ts";
import { workerTest as test } from "./fixtures/worker-test.ts";

// One after the other: their page is built once for each process.
test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof serveIslandPage>>;
test.beforeAll(async () => {
  site = await serveIslandPage();
});
test.afterAll(() => site.close());

const count = (page: Page) => page.getByRole("status").first();

/** Holds back a file until the returned function is called. */
async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test("before anyone touches the page React is not fetched; a mouse that only rests fetches nothing, one that moves does @desktop", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname));
  await page.goto(site.url, { waitUntil: "networkidle" });
  expect(scripts).toEqual(["/loader.js"]);
  // What a browser tells of a mouse that rests where the page appears. Chromium itself may do so before this does.
  await page.mouse.move(0, 0);
  await page.mouse.move(0, 0);
  // Asked for after anything that the mouse has asked for.
  await page.evaluate(() => fetch("/plain"));
  expect(scripts).toEqual(["/loader.js"]);
  await page.mouse.move(5, 300);
  await expect(page.locator("[data-island=counter]")).toHaveAttribute("data-awake");
});

test("a tap on a sleeping island counts once, however long its code takes @phone", async ({ page }) => {
  await page.goto(site.url);
  const release = await holdBack(page, /counter\.js/);
  const button = page.getByRole("button", { name: "Suma" });
  await button.click();
  await button.click();
  await expect(count(page)).toHaveText("2");
  release();
  await expect(count(page)).toHaveText("3");
  await button.click();
  await expect(count(page)).toHaveText("4");
});

test("a tap before the loader is there is not lost @phone", async ({ page }) => {
  const release = await holdBack(page, /loader\.js/);
  await page.goto(site.url, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Suma" }).click();
  release();
  await expect(count(page)).toHaveText("3");
});

test("a tap before the loader and one after it count once each @desktop", async ({ page }) => {
  const release = await holdBack(page, /loader\.js/);
  const releaseCode = await holdBack(page, /counter\.js/);
  await page.goto(site.url, { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Suma" });
  await button.click();
  const asked = page.waitForRequest(/counter\.js/);
  release();
  await asked;
  releaseCode();
  await expect(count(page)).toHaveText("3");
  await button.click();
  await expect(count(page)).toHaveText("4");
});

test("a link in a sleeping island is followed at once @desktop", async ({ page }) => {
  await page.goto(site.url);
  await holdBack(page, /counter\.js/);
  await page.getByRole("link", { name: "Enlace", exact: true }).click();
  await expect(page.getByRole("heading")).toHaveText("/plain");
});

test("an opted-in link belongs to its island, but not when a new tab is meant @desktop", async ({ page, context }) => {
  await page.goto(site.url);
  const link = page.getByRole("link", { name: "Enlace que suma" });
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(`${site.url}/fallback`);
  await link.click();
  await expect(count(page)).toHaveText("3");
});

test("an opted-in form waits for its island @desktop", async ({ page }) => {
  await page.goto(site.url);
  const release = await holdBack(page, /counter\.js/);
  await page.getByRole("button", { name: "Envía" }).click();
  release();
  await expect(count(page)).toHaveText("3");
});

test("when the code does not come, link and form do what they do without it @desktop", async ({ page }) => {
  await page.route(/counter\.js/, (route) => route.abort());
  await page.goto(site.url);
  await page.getByRole("link", { name: "Enlace que suma" }).click();
  await expect(page.getByRole("heading")).toHaveText("/fallback");
  await page.goto(site.url);
  await page.getByRole("button", { name: "Envía" }).click();
  await expect(page.getByRole("heading")).toHaveText("/sent");
});

test("code that did not come is asked for again @desktop", async ({ page }) => {
  await page.goto(site.url);
  await page.route(/counter\.js/, (route) => route.abort(), { times: 1 });
  const button = page.getByRole("button", { name: "Suma" });
  const failed = page.waitForEvent("requestfailed");
  await button.click();
  await failed;
  await expect(async () => {
    await button.click();
    await expect(count(page)).not.toHaveText("2", { timeout: 200 });
  }).toPass();
});

test("an island that breaks leaves the page as it was @desktop", async ({ page }) => {
  await page.goto(site.url);
  const answered = page.waitForResponse(/broken\.js/);
  await page.getByRole("button", { name: "Sigo aquí" }).click();
  await answered;
  await expect(page.getByRole("button", { name: "Sigo aquí" })).toBeVisible();
  await expect(page.locator("[data-island=broken]")).not.toHaveAttribute("data-awake");
});

test("a name that nothing is registered under does no harm @desktop", async ({ page }) => {
  await page.goto(site.url);
  await page.getByRole("link", { name: "Nada" }).click();
  await expect(page.getByRole("heading")).toHaveText("/plain");
});

test("vanilla behaviour arrives at once, near the screen, or on the way there @desktop", async ({ page }) => {
  await page.goto(site.url);
  await expect(page.locator("#now")).toHaveText("ready");
  await expect(page.locator("#near")).toHaveText("ready");
  await expect(page.locator("#far")).toBeEmpty();
  await page.locator("#far").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 6000);
  await expect(page.locator("#far")).toHaveText("ready");
});
