import { expect, test } from "./fixtures/journey.ts";

test("browsers open pages of ours ahead, but not the panel @desktop", async ({ page }) => {
  await page.goto("/");
  const rules = JSON.parse((await page.locator('script[type="speculationrules"]').textContent()) ?? "{}");
  expect(rules.prerender.map(({ eagerness }: { eagerness: string }) => eagerness)).toEqual(["moderate"]);
  for (const rule of rules.prerender) expect(JSON.stringify(rule)).toContain("/admin*");
});
