import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test("a long list is drawn in parts, and the search looks through all of it", async ({ page, site, restoreAfter }) => {
  await restoreAfter("precios");
  await site.sql`insert into precios (club_id, title, price)
    select 'retiro', 'Tarifa número ' || n, 30 from generate_series(1, 1200) as n`;
  const [row] = await site.sql`select count(*)::int as count from precios`;
  const total: number = row?.count;
  await openSection(page, "/admin/prices", "Gestionar Precios");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(60);
  await expect(page.getByText(`Se muestran 60 de ${total} precios.`)).toBeVisible();
  await page.getByRole("button", { name: "Mostrar más" }).click();
  await expect(rows).toHaveCount(120);
  await expect(page.getByText(`Se muestran 120 de ${total} precios.`)).toBeVisible();

  await page.reload();
  const search = page.getByRole("searchbox");
  await search.fill("numero 119");
  await expect(page.getByText(`12 de ${total} precios`)).toBeVisible();
  await expect(rows).toHaveCount(12);
  await expect(page.getByRole("button", { name: "Mostrar más" })).toHaveCount(0);
  await search.fill("tarifa");
  await expect(rows).toHaveCount(20);
  await page.getByRole("button", { name: "Mostrar más" }).click();
  await expect(rows).toHaveCount(80);

  await search.fill("numero 1199");
  await page.getByRole("button", { name: "Editar Tarifa número 1199 de RETIRO" }).click();
  await page.getByLabel("Precio", { exact: true }).fill("31");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(page, "Éxito", "Precio actualizado correctamente.");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("31");
});

test("in a long list a row moves past the last one drawn, stays in sight and keeps the focus", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("testimonials");
  await site.sql`insert into testimonials (text, name, display_order)
    select 'Volveré.', 'Persona ' || n, 100 + n from generate_series(1, 130) as n`;
  await openSection(page, "/admin/testimonials", "Gestionar Reseñas");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(60);
  const name = (await rows.last().getByRole("rowheader").locator("b").first().textContent()) ?? "";
  const down = page.getByRole("button", { name: `Bajar ${name}`, exact: true });
  await down.press("Enter");
  await expectToast(page, "Éxito", "Orden actualizado.");
  await expect(rows.nth(60)).toContainText(name);
  await expect(down).toBeFocused();
  const [place] = await site.sql`
    select count(*)::int as above from testimonials
    where (display_order, id) < (select display_order, id from testimonials where name = ${name})`;
  expect(place?.above).toBe(60);
  await page.getByRole("button", { name: "Mostrar más" }).press("Enter");
  await expect(page.getByText(/^Fin de la lista: \d+ reseñas\.$/)).toBeFocused();
  await expect(rows.last().getByRole("button", { name: /^Bajar/ })).toBeDisabled();
});
