import { expect, openSection, test } from "./fixtures/staff.ts";

test("the dashboard says what failed today, how many pages are ready, and the day of one club, from which a visit is added", async ({
  page,
  site,
}) => {
  // So many that what failed in journeys before, and is counted only now, makes no other number of it.
  await site.sql`insert into page_views (day, kind, name, views)
    values ((now() at time zone 'Europe/Madrid')::date, 'error', 'page', 7000) on conflict (day, kind, name) do update set views = 7000`;
  await openSection(page, "/admin", "Dashboard de Administración");
  await page.mouse.move(300, 300);
  const card = page.getByRole("region", { name: "La web" });
  await expect(card.getByRole("listitem").filter({ hasText: "Páginas listas" })).toContainText(/\d/);
  const line = (name: string) => card.getByRole("listitem").filter({ hasText: name });
  await expect(line("Última renovación")).toHaveText(/hoy, \d+:\d\d$/);
  await expect(line("Último formulario")).toHaveText(/\d:\d\d$/);
  await expect(line("Errores hoy")).toContainText(/^Atención: Errores hoy7\.?00\d/);
  await site.sql`delete from page_views where kind = 'error'`;

  const [acacias] = await site.sql<{ n: number }[]>`
    select count(*)::int as n from agenda where club_id = 'acacias' and status <> 'cancelled'
      and (starts_at at time zone 'Europe/Madrid')::date = (now() at time zone 'Europe/Madrid')::date`;
  const main = page.getByRole("main");
  await main.getByLabel("Club", { exact: true }).selectOption("ACACIAS");
  await expect(main.getByRole("heading", { name: `${acacias?.n} visitas hoy` })).toBeVisible();
  await main.getByRole("link", { name: "Añadir visita" }).click();
  await expect(page.getByRole("dialog", { name: "Añadir visita a ACACIAS" })).toBeVisible();
});
