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

test("other browsers open pages of ours ahead, but neither the panel nor what third parties fill @desktop", async ({
  page,
}) => {
  await page.goto("/");
  const rules = JSON.parse((await page.locator('script[type="speculationrules"]').textContent()) ?? "{}");
  expect(rules.prerender[0].eagerness).toBe("moderate");
  expect(JSON.stringify(rules.prerender)).toContain('{"not":{"href_matches":["/careers*","/contact*","/partners/*"]}}');
  for (const kind of ["prefetch", "prerender"]) expect(JSON.stringify(rules[kind])).toContain("/admin*");
});
