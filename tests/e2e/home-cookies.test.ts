import { expect, type Page, test } from "./fixtures/journey.ts";

const card = (page: Page) => page.getByRole("region", { name: "Tu privacidad es importante" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookie_consent"));

test("the cookie card covers neither title nor button", async ({ page }) => {
  await page.goto("/");
  await expect(card(page)).toContainText("mejorar tu experiencia. Si continúas navegando, aceptas su uso.");
  const top = (await card(page).boundingBox())?.y ?? 0;
  const button = await page.getByRole("link", { name: "Explora nuestros clubs" }).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(top);
});

test("Aceptar is remembered and the card never comes back", async ({ page }) => {
  await page.goto("/");
  await card(page).getByRole("button", { name: "Aceptar" }).click();
  await expect(card(page)).toBeHidden();
  expect(await stored(page)).toBe("true");
  await page.reload();
  await expect(card(page)).toBeHidden();
});

for (const name of ["Rechazar", "Cerrar"]) {
  test(`${name} hides the card until the next visit @desktop`, async ({ page }) => {
    await page.goto("/");
    await card(page).getByRole("button", { name }).click();
    await expect(card(page)).toBeHidden();
    expect(await stored(page)).toBeNull();
    await page.reload();
    await expect(card(page)).toBeVisible();
  });
}
