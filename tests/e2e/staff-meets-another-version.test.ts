import { place, save, startEditing } from "./fixtures/event-sheet.ts";
import { expect, expectToast, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => restoreAfter("events"));

test("two people who edit the same event see both versions and choose", async ({ page, site }) => {
  await startEditing(page);
  await site.sql`update events set location = 'Lo de otra persona', title = 'Otro título'`;
  await save(page);
  const versions = page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" });
  await expect(versions.getByRole("row", { name: /Lugar/ })).toContainText("Lo de otra persona");
  await expect(versions.getByRole("row", { name: /Título/ })).toContainText("Otro título");
  await versions.getByRole("button", { name: "Quedarme con lo guardado" }).click();
  await expect(place(page)).toHaveValue("Lo de otra persona");

  await place(page).fill("Ahora sí");
  await site.sql`update events set time = '23:00'`;
  await save(page);
  await versions.getByRole("button", { name: "Guardar lo mío" }).click();
  await expectToast(page, "Éxito", "Evento actualizado correctamente.");
  expect(await site.sql`select id from events where location = 'Ahora sí'`).toHaveLength(1);
});

test("both versions are in the words of the form: choices, times to the second, lists", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("precios");
  const [rate] = await site.sql`
    update precios set "group" = null, offer_ends_at = '2031-07-01T07:30:15Z', included_services = '{Sauna,Toalla}'
    where id = (select id from precios limit 1) returning id`;
  await page.goto(`/admin/prices/${rate?.id}`);
  await page.getByLabel("Título", { exact: true }).fill("Mío");
  await site.sql`
    update precios set "group" = '9f', offer_ends_at = '2031-07-02T07:30:20Z', included_services = '{Sauna}'
    where id = ${rate?.id}`;
  await save(page);
  const row = (name: string) =>
    page
      .getByRole("alertdialog")
      .getByRole("row", { name: new RegExp(`^${name}`) })
      .getByRole("cell");
  await expect(row("Grupo")).toHaveText(["Sin grupo", "NINE FITNESS"]);
  await expect(row("Fin de la oferta")).toHaveText(["1/7/31, 9:30:15", "2/7/31, 9:30:20"]);
  await expect(row("Incluidos").first()).toHaveText("Sauna\nToalla", { useInnerText: true });
});
