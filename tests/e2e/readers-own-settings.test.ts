import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, test } from "./fixtures/journey.ts";

// What a reader sets is told to the browser, which the policy of our pages has no say in.
test.use({ bypassCSP: true });
test.beforeEach(async ({ page }) => cookiesAnswered(page));

const paths = ["/", "/events", "/club/acacias/visita", "/clubs", "/contact"];

test("pages are as wide as their window with wider letters at 320 px (WCAG 1.4.12) @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [...paths, ...paths.map((text) => `/en${text === "/" ? "" : text}`)]) {
    await page.goto(path);
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test("in the system's own colours the logo is seen over a picture too @desktop", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/", "/clubs"]) {
    await page.goto(path);
    const logos = page.getByRole("banner").getByRole("link", { name: "NINE FITNESS, inicio" }).locator("img");
    const seen = await logos.evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.getAttribute("src")),
    );
    expect(seen, path).toHaveLength(1);
  }
});
