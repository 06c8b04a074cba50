import { chooseSection, expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test("a long list is drawn in parts, searched through all of it, and a row moves past the last one drawn with the focus", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("precios", "testimonials");
  await site.sql`insert into testimonials (text, name, display_order)
    select 'Volveré.', 'Persona ' || n, 100 + n from generate_series(1, 130) as n`;
  await site.sql`insert into precios (club_id, title, price)
    select 'retiro', 'Tarifa número ' || n, 30 from generate_series(1, 460) as n`;
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
  await search.fill("numero 45");
  await expect(page.getByText(`15 de ${total} precios`)).toBeVisible();
  await expect(rows).toHaveCount(15);
  await expect(page.getByRole("button", { name: "Mostrar más" })).toHaveCount(0);
  await search.fill("tarifa");
  await expect(rows).toHaveCount(20);
  await page.getByRole("button", { name: "Mostrar más" }).click();
  await expect(rows).toHaveCount(80);

  await search.fill("numero 459");
  await page.getByRole("button", { name: "Editar Tarifa número 459 de RETIRO" }).click();
  await page.getByLabel("Precio", { exact: true }).fill("31");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(page, "Éxito", "Precio actualizado correctamente.");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("31");

  await chooseSection(page, "Reseñas", "Gestionar Reseñas");
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

test("a list of more than five hundred is read in pages and searched by the database, each at its address", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("merch_products");
  await site.sql`insert into merch_products (slug, name, price, display_order)
    select 'largo-' || n, 'Camiseta número ' || n, 20, 1000 + n from generate_series(1, 700) as n`;
  const [count] = await site.sql`select to_char(count(*), 'FM999') as total from merch_products`;
  await openSection(page, "/admin/merch", "Gestionar Merch");
  const rows = page.getByRole("table").locator("tbody tr");
  const nameOf = async (at: number) =>
    (await rows.nth(at).getByRole("rowheader").locator("b").first().textContent()) ?? "";
  await expect(rows).toHaveCount(60);
  await expect(page.getByText(`${count?.total} productos`, { exact: true })).toBeVisible();
  const last = await nameOf(59);
  await page.getByRole("link", { name: "Siguientes" }).click();
  await expect(page).toHaveURL(/\?desde=/);
  await expect(rows.last()).not.toContainText(last);

  // Across the edge of a page: it changes places with the last row of the one before.
  const first = await nameOf(0);
  await page.getByRole("button", { name: `Subir ${first}`, exact: true }).click();
  await expectToast(page, "Éxito", "Orden actualizado.");
  const order = await site.sql<{ name: string }[]>`select name from merch_products order by display_order, id`;
  expect(order.slice(59, 61).map(({ name }) => name)).toEqual([first, last]);

  // A dialog over a page leaves the page as it is, also after a save.
  const second = await nameOf(3);
  await page.getByRole("button", { name: `Editar ${second}`, exact: true }).click();
  await page.getByLabel("Precio", { exact: true }).fill("23");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(page, "Éxito", "Producto actualizado correctamente.");
  await expect(page).toHaveURL(/\/admin\/merch\?desde=/);
  await expect(rows.filter({ hasText: second })).toContainText("23");

  const search = page.getByRole("searchbox");
  await search.fill("NÚMERO 69");
  await expect(page.getByText(`11 de ${count?.total} productos`)).toBeVisible();
  await expect(page).toHaveURL(/buscar=/);
  await page.reload();
  await expect(search).toHaveValue("NÚMERO 69");
  await expect(rows).toHaveCount(11);
  await expect(rows.first()).toContainText("Camiseta número 69");
  await search.fill("piragua");
  await expect(page.getByText("Nada coincide con «piragua».")).toBeVisible();
  await page.getByRole("button", { name: "Borrar la búsqueda" }).click();
  await expect(rows).toHaveCount(60);
  await page.getByLabel("Ordenar").selectOption("Cambiados hace poco");
  await expect(rows.first()).toContainText(second);
});
