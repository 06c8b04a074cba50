import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, test } from "./fixtures/journey.ts";

// Words of the document, which are there at any size.
test("a day that staff close is closed on card, page, contact and for search engines @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("club_days");
  await site.sql`delete from club_days`;
  await site.sql`insert into club_days (on_date, kind, name)
    select (now() at time zone 'Europe/Madrid')::date + ahead, 'cerrado', 'Obras' from generate_series(0, 2) as ahead`;
  await page.goto("/clubs");
  const tile = page.getByRole("article").filter({ hasText: "ACACIAS" });
  await expect(tile).toContainText("Obras: cerrado");
  await expect(tile).toContainText(/Cerrado · abre el /);
  await page.goto("/contact");
  await expect(page.getByRole("row").filter({ hasText: "ACACIAS" })).toContainText("Obras: cerrado");
  await page.goto("/club/acacias");
  await expect(page.getByText("Obras: cerrado").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Visitar ACACIAS" })).toContainText(/Cerrado · abre el /);
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(told.join()).toContain('"opens":"00:00","closes":"00:00"');

  await page.getByRole("link", { name: "Horario para imprimir" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Horario ACACIAS");
  await expect(page.getByRole("region", { name: "Días especiales" }).getByRole("listitem").first()).toContainText(
    "Obras: cerrado",
  );
  await expectBestPractice(page);
});

test("a page left open says that the club has closed, whatever the visitor's clock says @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("club_days");
  await page.clock.install({ time: new Date("2019-01-01T09:00:00Z") });
  await page.goto("/club/acacias");
  const line = page.locator("[data-hour]").first();
  await expect(line).toContainText(/Abierto|Cerrado/);
  // Nobody touches it: what keeps it true comes after a minute.
  await expect(line).not.toHaveAttribute("data-awake", /.*/);
  await page.clock.runFor(61_000);
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveAttribute("data-awake", /.*/);
  await site.sql`delete from club_days`;
  await site.sql`insert into club_days (on_date, kind, name)
    values ((now() at time zone 'Europe/Madrid')::date, 'cerrado', 'Obras')`;
  await expect(async () => {
    // As if it had been open for long; the site may not have heard of the change yet.
    await line.evaluate((element: HTMLElement) => {
      element.dataset.until = "2025-01-01T00:00:00Z";
    });
    await page.clock.runFor(61_000);
    await expect(line).toContainText("Obras: cerrado", { timeout: 500 });
  }).toPass();
});
