import { brokenWords } from "./fixtures/broken-words.ts";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, test } from "./fixtures/journey.ts";

test.use({ expectedErrors: ["404"] });

test("an address that leads nowhere says so, shuts nobody out and leads home @desktop", async ({ page }) => {
  await cookiesAnswered(page);
  const answer = await page.goto("/no-existe");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("Página no encontrada | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
  await expectBestPractice(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(brokenWords, undefined)).toEqual([]);
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/More Than/);
});
