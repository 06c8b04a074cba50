import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { expect, test } from "./fixtures/journey.ts";

test("the page has its title and every club's hours, today's in bold where it is open, and shuts nobody out @phone", async ({
  page,
  site,
}) => {
  const answer = await page.goto("/contact");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Contacto | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacta Con Nosotros");
  const table = page.getByRole("table", { name: "Horario de los clubs" });
  await expect(table.getByRole("row").filter({ hasText: "ACACIAS" })).toContainText(
    /7:00–22:30.*9:00–18:00.*10:00–15:00/,
  );
  await expect(table.getByRole("row").filter({ hasText: "VALDEBEBAS" })).toContainText(
    /7:00–22:30.*9:00–18:00.*10:00–15:00/,
  );
  await expect(table.getByRole("row").filter({ hasText: "RETIRO" })).toContainText(
    /En construcción.*7:00–23:00.*9:00–20:00.*10:00–16:00/,
  );
  // None on a day with hours of its own.
  const [special] = await site.sql`select 1 from club_days where on_date = (now() at time zone 'Europe/Madrid')::date`;
  await expect(table.locator("strong")).toHaveText(special ? [] : [/\(hoy\)/, /\(hoy\)/]);
  await expect(table.getByText(/^(Abierto|Cerrado) · (cierra|abre) /)).toHaveCount(2);
  await test.step("nothing shuts anybody out, and it fits a screen of 320 px", async () => {
    await page.getByRole("button", { name: "Aceptar" }).click();
    const { violations } = await accessibilityCheck(page).exclude("[id^=chat]").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
  await table.getByRole("link", { name: "ACACIAS" }).click();
  await expect(page).toHaveURL(/\/club\/acacias$/);
});
