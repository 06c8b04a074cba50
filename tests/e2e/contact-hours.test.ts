import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { withFreshSite } from "./fixtures/fresh-site.ts";
import { expect, test } from "./fixtures/journey.ts";

test.use({ expectedErrors: ["503"] });

test("the page has its title and every club's hours, today's in bold where it is open", async ({ page, site }) => {
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
  await table.getByRole("link", { name: "ACACIAS" }).click();
  await expect(page).toHaveURL(/\/club\/acacias$/);
});

test("when the clubs cannot be read the other ways to reach us stay @desktop", async ({ page, site, breakReads }) => {
  await breakReads("clubs");
  await withFreshSite(site, page, async (url) => {
    // Asked as by a crawler: a frame that goes ahead of a slow read is 200.
    expect((await fetch(`${url}/contact`)).status).toBe(503);
    await page.goto(`${url}/contact`);
    await expect(page.getByRole("table")).toHaveCount(0);
    await expect(page.getByText("No hemos podido cargar el horario de los clubs.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Siempre a mano" })).toBeVisible();
    await expect(page.getByText("También nos tienes en el 910 000 009")).toBeVisible();
  });
});

test("while the hours hang the last good page is there at once @desktop", async ({ page, holdReads }) => {
  await page.goto("/contact");
  await expect(page.getByRole("table")).toBeVisible();
  const release = await holdReads("clubs");
  await page.goto("/contact");
  await expect(page.getByRole("table")).toBeVisible({ timeout: 3_000 });
  await release();
});

test("nothing on the page shuts anybody out", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Aceptar" }).click();
  const { violations } = await accessibilityCheck(page).exclude("[id^=chat]").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
});

// At either size it would be the same width.
test("the page fits a screen of 320 px @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/contact");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
