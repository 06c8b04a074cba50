import { chooseSection, expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter, site }) => {
  await restoreAfter("events", "clubs");
  // Journeys before this one deleted rows as well.
  await site.sql`truncate audit_log`;
});

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Eliminar ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
}

test("a deletion is taken back from its toast, and a club from the trash with all it had @phone", async ({
  page,
  site,
}) => {
  await openSection(page, "/admin/events", "Gestionar Eventos");
  const label = await page
    .getByRole("button", { name: /^Eliminar / })
    .first()
    .getAttribute("aria-label");
  const name = (label ?? "").replace("Eliminar ", "");
  await remove(page, name);
  await expectToast(page, "Éxito", "Evento eliminado correctamente.");
  await expect(page.getByRole("button", { name: `Eliminar ${name}` })).toHaveCount(0);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expectToast(page, "Éxito", "Ha vuelto a su sitio.");
  await expect(page.getByRole("button", { name: `Eliminar ${name}` })).toBeVisible();

  const rates = () => site.sql`select id from precios where club_id = 'acacias' order by id`;
  const before = await rates();
  expect(before.length).toBeGreaterThan(0);
  await openSection(page, "/admin/clubs", "Gestionar Clubs");
  await remove(page, "ACACIAS");
  await expectToast(page, "Éxito", "Club eliminado.");
  await openSection(page, "/admin/trash", "Papelera");
  const row = page.getByRole("row", { name: /ACACIAS/ });
  await expect(row).toContainText("30 días");
  await expect(page.getByRole("row")).toHaveCount(2);
  await row.getByRole("button", { name: "Restaurar ACACIAS" }).click();
  await expectToast(page, "ACACIAS ha vuelto a Clubs", "");
  // The button went with its row: whoever reads by ear goes on at the top of the page.
  await expect(page.getByRole("heading", { name: "Papelera", level: 1 })).toBeFocused();
  await expect(page.getByText("La papelera está vacía.")).toBeVisible();
  expect(await rates()).toEqual(before);
});

test("the trash is searched, many come back at once, and the direction empties it for good @desktop", async ({
  page,
  site,
}) => {
  await site.sql`delete from events`;
  const events = (
    await site.sql`select before ->> 'title' as title from audit_log
    where kind = 'delete' and table_name = 'events' and at = (select max(at) from audit_log) order by id desc`
  ).map((row) => String(row.title));
  const [one = "", other = "", third = ""] = events;
  await openSection(page, "/admin/trash", "Papelera");
  const list = page.getByRole("table", { name: "Papelera" });
  await page.getByRole("searchbox", { name: "Buscar elementos" }).fill(one);
  await expect(page.getByText(/^1 de \d+ elementos$/)).toBeVisible();
  await expect(list.getByRole("row", { name: other })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Buscar elementos" }).fill("");
  for (const title of [one, other]) await page.getByRole("checkbox", { name: `Elegir ${title}` }).check();
  // A colleague was faster with one of them.
  await site.sql`insert into audit_log (table_name, row_id, kind, after)
    select table_name, row_id, 'purge', jsonb_build_object('deletion', id) from audit_log where before ->> 'title' = ${other}`;
  const bar = page.getByRole("region", { name: "Filas elegidas" });
  await bar.getByRole("button", { name: "Restaurar" }).click();
  await expectToast(page, "No se han restaurado", `Restaurado: 1 elemento. ${other}: Ya no está en la papelera`);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Papelera", level: 1 })).toBeFocused();
  expect(await site.sql`select title from events`).toEqual([{ title: one }]);

  await page.getByRole("button", { name: `Borrar ${third} para siempre` }).click();
  const question = page.getByRole("alertdialog", { name: "¿Borrar 1 elemento para siempre?" });
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await question.getByRole("button", { name: "Borrar para siempre" }).click();
  await expectToast(page, "Éxito", "Borrado para siempre: 1 elemento.");
  await site.sql`delete from events`;
  await openSection(page, "/admin/trash", "Papelera");
  await page.getByRole("button", { name: "Vaciar papelera…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Borrar para siempre" }).click();
  await expect(page.getByText("La papelera está vacía.")).toBeVisible();
  await chooseSection(page, "Actividad");
  await expect(page.getByText(`borró para siempre`).first()).toBeVisible();
});

test.describe("when something has taken its place", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("that is told, and another address offered @desktop", async ({ page, site }) => {
    const add = (title: string) =>
      site.sql`insert into landing_pages (slug, title) values ('verano-en-el-club', ${title})`;
    await add("Verano viejo");
    await site.sql`delete from landing_pages where slug = 'verano-en-el-club'`;
    await add("Verano nuevo");
    await openSection(page, "/admin/trash", "Papelera");
    await page.getByRole("button", { name: "Restaurar Verano viejo" }).click();
    await expectToast(page, "No se ha restaurado", "La dirección «verano-en-el-club» la usa ahora otra ficha.");
    await page.getByRole("button", { name: "Usar otra dirección" }).click();
    await expectToast(page, "Verano viejo ha vuelto a Landings", "");
    const rows = await site.sql`select title from landing_pages where slug = 'verano-en-el-club-2'`;
    expect(rows).toMatchObject([{ title: "Verano viejo" }]);
    await site.sql`delete from landing_pages where slug like 'verano-en-el-club%'`;
  });
});
