import { expect, type Page, test } from "./fixtures/journey.ts";

const card = (page: Page) => page.getByRole("region", { name: "Tu privacidad es importante" });
const named = (page: Page) =>
  page.getByRole("region", { name: "Tabla de cookies" }).getByRole("rowheader").allTextContents();

test("whatever a visit leaves in the browser is in the table, with what it is for @desktop", async ({
  page,
  context,
}) => {
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

test("an acceptance is asked for anew after a year, and can be taken back @desktop", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-01T10:00:00Z") });
  await page.goto("/politica-de-cookies");
  const accept = () => card(page).getByRole("button", { name: "Aceptar" }).click();
  const comeBackOn = async (day: string) => {
    await page.clock.setSystemTime(new Date(`${day}T10:00:00Z`));
    await page.reload();
  };
  await accept();
  await expect(card(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("cookie_consent"))).toBe("true");
  await comeBackOn("2027-02-28");
  await expect(card(page)).toBeHidden();
  await comeBackOn("2027-03-02");
  await expect(card(page)).toBeVisible();

  await accept();
  await expect(card(page)).toBeHidden();
  // A date that is none is no consent: it is asked for anew.
  await page.evaluate(() => localStorage.setItem("cookie_consent_until", "mañana"));
  await page.reload();
  await expect(card(page)).toBeVisible();

  await accept();
  await page.getByRole("button", { name: "Retirar mi aceptación" }).click();
  await expect(card(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the table scrolls in its own box, also by keyboard @phone", async ({ page }) => {
  await page.goto("/politica-de-cookies");
  const box = page.getByRole("region", { name: "Tabla de cookies" });
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
