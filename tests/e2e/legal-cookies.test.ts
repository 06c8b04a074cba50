import { expect, type Page, test } from "./fixtures/journey.ts";

const card = (page: Page) => page.getByRole("region", { name: "Tu privacidad es importante" });
const named = (page: Page) =>
  page.getByRole("region", { name: "Tabla de cookies" }).getByRole("rowheader").allTextContents();

test("the table tells name, type, domain, expiry, function and provider @desktop", async ({ page }) => {
  await page.goto("/politica-de-cookies");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    "Nombre",
    "Tipo",
    "Dominio",
    "Caducidad",
    "Función",
    "Proveedor",
  ]);
  await expect(table.getByRole("row").filter({ hasText: "cookie_consent" }).first()).toContainText("1 año");
});

test("whatever a visit leaves in the browser is in the table", async ({ page, context }) => {
  await page.clock.install();
  await page.goto("/");
  await card(page).getByRole("button", { name: "Aceptar" }).click();
  await page.clock.runFor(5100);
  await expect(page.getByRole("dialog", { name: "Ven a probar un día" })).toBeVisible();
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  left.push(...(await context.cookies()).map(({ name }) => name));
  expect(left).toContain("cookie_consent");
  expect(left).toContain("lead_popup_seen");
  await page.goto("/politica-de-cookies");
  expect(await named(page)).toEqual(expect.arrayContaining(left));
});

test("a refusal is in the table too @desktop", async ({ page, context }) => {
  await page.goto("/politica-de-cookies");
  await card(page).getByRole("button", { name: "Rechazar" }).click();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).toEqual(["cookie_refused"]);
  expect(await named(page)).toEqual(expect.arrayContaining(left));
});

test("an acceptance can be taken back, and the card asks again @desktop", async ({ page }) => {
  await page.goto("/politica-de-cookies");
  await card(page).getByRole("button", { name: "Aceptar" }).click();
  await page.reload();
  await expect(card(page)).toBeHidden();
  await page.getByRole("button", { name: "Retirar mi aceptación" }).click();
  await expect(card(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("an acceptance is asked for anew after a year @desktop", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-01T10:00:00Z") });
  await page.goto("/politica-de-cookies");
  await card(page).getByRole("button", { name: "Aceptar" }).click();
  await page.clock.setSystemTime(new Date("2027-02-28T10:00:00Z"));
  await page.reload();
  await expect(card(page)).toBeHidden();
  await page.clock.setSystemTime(new Date("2027-03-02T10:00:00Z"));
  await page.reload();
  await expect(card(page)).toBeVisible();
});

test("the table scrolls in its own box, also by keyboard @phone", async ({ page }) => {
  await page.goto("/politica-de-cookies");
  const box = page.getByRole("region", { name: "Tabla de cookies" });
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
