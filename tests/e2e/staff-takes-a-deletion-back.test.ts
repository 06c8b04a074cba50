import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter, site }) => {
  await restoreAfter("events", "clubs");
  // Journeys before this one deleted rows as well.
  await site.sql`truncate audit_log`;
});

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Eliminar ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
}

test("a deletion is taken back from its toast, and a club from the trash with all it had", async ({ page, site }) => {
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
  const row = page.getByRole("row", { name: /^ACACIAS/ });
  await expect(row).toContainText("30 días");
  await expect(page.getByRole("row")).toHaveCount(2);
  await row.getByRole("button", { name: "Recuperar ACACIAS" }).click();
  await expectToast(page, "ACACIAS ha vuelto a Clubs", "");
  await expect(page.getByText("La papelera está vacía.")).toBeVisible();
  expect(await rates()).toEqual(before);
});

test.describe("when something has taken its place", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("that is told, and another address offered", async ({ page, site }) => {
    const add = (title: string) =>
      site.sql`insert into landing_pages (slug, title) values ('verano-en-el-club', ${title})`;
    await add("Verano viejo");
    await site.sql`delete from landing_pages where slug = 'verano-en-el-club'`;
    await add("Verano nuevo");
    await openSection(page, "/admin/trash", "Papelera");
    await page.getByRole("button", { name: "Recuperar Verano viejo" }).click();
    await expectToast(page, "No se ha recuperado", "La dirección «verano-en-el-club» la usa ahora otra ficha.");
    await page.getByRole("button", { name: "Usar otra dirección" }).click();
    await expectToast(page, "Verano viejo ha vuelto a Landings", "");
    const rows = await site.sql`select title from landing_pages where slug = 'verano-en-el-club-2'`;
    expect(rows).toMatchObject([{ title: "Verano viejo" }]);
    await site.sql`delete from landing_pages where slug like 'verano-en-el-club%'`;
  });
});
