import { expect, openSection, test } from "./fixtures/staff.ts";

test("the day of one club, and a visit added from it", async ({ page, site }) => {
  const [acacias] = await site.sql<{ n: number }[]>`
    select count(*)::int as n from agenda where club_id = 'acacias' and status <> 'cancelled'
      and (starts_at at time zone 'Europe/Madrid')::date = (now() at time zone 'Europe/Madrid')::date`;
  await openSection(page, "/admin", "Dashboard de Administración");
  const main = page.getByRole("main");
  await main.getByLabel("Club", { exact: true }).selectOption("ACACIAS");
  await expect(main.getByRole("heading", { name: `${acacias?.n} visitas hoy` })).toBeVisible();
  await main.getByRole("link", { name: "Añadir visita" }).click();
  await expect(page.getByRole("dialog", { name: "Añadir visita a ACACIAS" })).toBeVisible();
});
