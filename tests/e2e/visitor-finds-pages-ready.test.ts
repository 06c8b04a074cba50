import { expect, type Page, test } from "./fixtures/journey.ts";

/** A browser that knows no speculation rules, as Firefox and older Safaris. */
async function withoutSpeculationRules(page: Page, { saveData }: { saveData: boolean }): Promise<void> {
  await page.addInitScript((savesData) => {
    HTMLScriptElement.supports = (type) => type !== "speculationrules";
    Object.defineProperty(navigator, "connection", { value: { saveData: savesData } });
  }, saveData);
}

const ahead = (page: Page) => page.locator('link[rel="prefetch"]');

test("where a finger touches a link, its page is fetched ahead, once @phone", async ({ page }) => {
  await withoutSpeculationRules(page, { saveData: false });
  const arrived = page.waitForResponse(/prefetch-on-touch/);
  await page.goto("/aviso-legal");
  await (await arrived).finished();
  const link = page.locator("footer").getByRole("link", { name: "Política de Privacidad" });
  for (const _ of [1, 2]) await link.dispatchEvent("pointerover", { pointerType: "touch", bubbles: true });
  await page.getByRole("link", { name: "Admin" }).dispatchEvent("pointerover", { pointerType: "touch", bubbles: true });
  await expect(ahead(page)).toHaveCount(1);
  await expect(ahead(page)).toHaveAttribute("href", /\/politica-de-privacidad$/);
});

test("for visitors who save data nothing is fetched ahead @phone", async ({ page }) => {
  await withoutSpeculationRules(page, { saveData: true });
  const arrived = page.waitForResponse(/prefetch-on-touch/);
  await page.goto("/aviso-legal");
  await (await arrived).finished();
  const link = page.locator("footer").getByRole("link", { name: "Política de Privacidad" });
  await link.dispatchEvent("pointerover", { pointerType: "touch", bubbles: true });
  await page.waitForLoadState("networkidle");
  await expect(ahead(page)).toHaveCount(0);
});

test("other browsers open pages of ours ahead, but not the panel, and at once where a pointer rests @desktop", async ({
  page,
}) => {
  await page.goto("/");
  const rules = JSON.parse((await page.locator('script[type="speculationrules"]').textContent()) ?? "{}");
  expect(rules.prerender.map(({ eagerness }: { eagerness: string }) => eagerness)).toEqual(["moderate", "immediate"]);
  for (const rule of rules.prerender) expect(JSON.stringify(rule)).toContain("/admin*");
  const marked = page.locator(rules.prerender[1].where.and.at(-1).selector_matches);
  await page.mouse.move(700, 500);
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Clubs" }).hover();
  await expect(marked).toHaveText("Clubs");
});
