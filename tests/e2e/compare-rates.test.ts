import { expect, test } from "./fixtures/journey.ts";

test("rates of a club stand side by side, and what is equal can be left out @desktop", async ({ page }) => {
  await page.goto("/club/acacias");
  await page.getByRole("link", { name: "Compara tarifas" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compara tarifas");
  const table = page.getByRole("table", { name: "Tarifas de ACACIAS, por columnas" });
  // Above some of them stands a badge, which is a head of the column too.
  const heads = table.getByRole("columnheader").filter({ hasText: "€" });
  await expect(heads).toHaveText([/49,90/, /64,90/, /39,90/]);
  for (const [index, name] of ["anual", "mensual", "mananas"].entries())
    await expect(heads.nth(index).getByLabel(`Columna ${index + 1}`)).toHaveValue(name);
  await expect(table.getByRole("link", { name: "Comprar Mensual" })).toHaveAttribute("target", "_blank");
  const app = table.getByRole("row", { name: "Acceso a la app de reservas" });
  await expect(app.getByRole("cell")).toHaveText(["Sí", "No", "No"]);
  await expect(page.getByText("Agotado, y por eso fuera de la comparación: Fundador.")).toBeVisible();
  const same = table.getByRole("row", { name: "Valoración inicial con entrenador" });
  await expect(same).toBeVisible();
  await page.getByLabel("Solo lo que cambia").check();
  await expect(same).toBeHidden();
  await expect(app).toBeVisible();
  // The head stays where the columns are read.
  await app.scrollIntoViewIfNeeded();
  await expect(heads.first()).toBeInViewport();
});

test("the club whose lowest rate is reduced stands out, with the day on which that ends @desktop", async ({
  page,
  restoreAfter,
  site,
}) => {
  await restoreAfter("precios");
  await site.sql`update precios set old_price = price, price = price - 10, offer_starts_at = null, offer_ends_at = '2037-12-13T22:59Z'
    where club_id = 'acacias' and title = 'Mañanas'`;
  await expect(async () => {
    await page.goto("/comparar-tarifas?entre=clubs");
    await expect(page.getByText("Hasta el 13 de diciembre de 2037")).toBeVisible({ timeout: 1000 });
  }).toPass();
  const heads = page.getByRole("columnheader").filter({ hasText: "€" });
  await expect(heads.first()).toHaveAttribute("data-surface", "noche");
  await expect(heads.nth(1)).not.toHaveAttribute("data-surface");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("two columns on a phone, chosen and sent @phone", async ({ page }) => {
    await page.goto("/comparar-tarifas?club=acacias");
    await expect(page.getByRole("columnheader")).toHaveText([/49,90/, /64,90/]);
    // In the head itself, which stays while one reads.
    const head = page.getByRole("columnheader").nth(1);
    await page.getByRole("row", { name: "Starter Pack" }).scrollIntoViewIfNeeded();
    await expect(head).toBeInViewport();
    const compare = page.getByRole("button", { name: "Comparar" });
    await expect(compare).not.toBeInViewport();
    await head.getByLabel("Columna 2").selectOption("Mañanas");
    // The button comes to where the column was chosen.
    await expect(compare).toBeInViewport({ ratio: 1 });
    await page.getByLabel("Solo lo que cambia").check();
    await compare.click();
    await expect(page).toHaveURL(/club=acacias&cambia=1&a=anual&b=mananas/);
    await expect(page.getByRole("columnheader")).toHaveText([/49,90/, /39,90/]);
    await expect(page.getByRole("row", { name: "Valoración inicial con entrenador" })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("clubs side by side, in English too @phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/comparar-tarifas?entre=clubs");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole("link", { name: "Ver tarifas ACACIAS" })).toHaveAttribute(
      "href",
      "/club/acacias#tarifas",
    );
    await expect(page.getByRole("columnheader").first()).toHaveText(/ACACIAS.*39,90/);
    await expect(page.getByRole("row", { name: /^Anual / })).toContainText("49,90 €");
    await page.goto("/en/comparar-tarifas?entre=clubs");
    await expect(page.getByRole("row", { name: "Address" })).toContainText("Calle de las Acacias");
  });

  test("an address that asks for what is not there shows what is @desktop", async ({ page }) => {
    await page.goto("/comparar-tarifas?club=marte&a=nada&b=%00&cambia=");
    await expect(page.getByRole("table", { name: "Tarifas de ACACIAS, por columnas" })).toBeVisible();
  });
});
