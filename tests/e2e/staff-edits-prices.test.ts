import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/prices", "Gestionar Precios");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();

test.beforeEach(async ({ restoreAfter }) => restoreAfter("precios"));

// What a form says to faults, and what is gone meanwhile, stands in rates-route.test.tsx; what fails, in failed-sections.test.tsx.
test("rates are found and put in order; a new one is on its club's page, once, can be changed and taken back @desktop", async ({
  page,
  site: { sql },
}) => {
  await open(page);
  await test.step("they are found without accents, and go up and down within their club, on its page too", async () => {
    await page.getByRole("searchbox", { name: "Buscar precios" }).fill("acacias mananas");
    await expect(page.getByText(/^1 de \d+ precios$/)).toBeVisible();
    await page.getByRole("searchbox").fill("nadie");
    await page.getByRole("button", { name: "Borrar la búsqueda" }).click();
    await expect(page.getByRole("button", { name: "Subir Anual de ACACIAS" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Bajar Fundador de ACACIAS" })).toBeDisabled();
    await page.getByRole("button", { name: "Bajar Anual de ACACIAS" }).click();
    await expectToast(page, "Éxito", "Orden actualizado.");
    await expect(page.getByRole("button", { name: "Subir Mensual de ACACIAS" })).toBeDisabled();
    await expect(page.getByText("Anual de ACACIAS: posición 2 de 5.")).toBeAttached();
    const web = async () => (await page.request.get("/club/acacias")).text();
    const firstRate = async () =>
      /aria-labelledby="tarifas-titulo".*?<h3[^>]*>(?:<[^>]+>)*([^<]+)/s.exec(await web())?.[1];
    await expect.poll(firstRate).toBe("Mensual");
  });
  await page.getByRole("button", { name: "Añadir Precio" }).click();
  // A dialog is an address: Back closes it.
  await expect(page).toHaveURL(/\/admin\/prices\/nuevo$/);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Añadir Precio" }).click();
  const form = page.getByRole("dialog", { name: "Añadir Nuevo Precio" });
  await form.getByLabel("Club").selectOption("acacias");
  await form.getByLabel("Título", { exact: true }).fill("Tarifa <b>Ñandú</b>");
  await form.getByLabel("Precio", { exact: true }).fill("1.039,90 €");
  await form.getByLabel(/^Incluidos/).fill("Sala\n\n  Clases  \n");
  await page.getByRole("button", { name: "Guardar Cambios" }).dblclick();
  await expectToast(page, "Éxito", "Precio creado correctamente.");
  expect(await sql`select id from precios where title = 'Tarifa <b>Ñandú</b>'`).toHaveLength(1);
  await expect(page).toHaveURL(/\/admin\/prices$/);
  await expect(page.getByText("Guardado: Tarifa <b>Ñandú</b> de ACACIAS.")).toBeVisible();

  const site = await page.context().newPage();
  await site.goto("/club/acacias");
  await expect(site.getByRole("heading", { name: "Tarifa <b>Ñandú</b>" })).toBeVisible();

  await expect(page.locator("thead th")).toHaveText([
    "Orden",
    "Club",
    "Título",
    "Precio",
    "Plazas",
    "Agotado",
    "Acciones",
  ]);
  const row = page.getByRole("row", { name: /Tarifa/ });
  for (const text of ["1039,90 €", "N/A", "No"]) await expect(row).toContainText(text);
  await page.getByRole("button", { name: "Editar Tarifa <b>Ñandú</b> de ACACIAS" }).click();
  await expect(page.getByRole("dialog", { name: "Editar Precio" })).toBeVisible();
  await expect(page.getByLabel("Precio", { exact: true })).toHaveValue("1039,90");
  await expect(page.getByLabel(/^Incluidos/)).toHaveValue("Sala\nClases");
  await page.getByLabel("Título", { exact: true }).fill("Tarifa Nandú");
  await expect(page.getByText("DISPONIBLE", { exact: true })).toBeVisible();
  await page.getByRole("switch").click();
  await expect(page.getByText("AGOTADO", { exact: true })).toBeVisible();
  await save(page);
  await expectToast(page, "Éxito", "Precio actualizado correctamente.");
  await expect(row).toContainText("Sí");

  await page.getByRole("button", { name: "Eliminar Tarifa Nandú de ACACIAS" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
  await expect(question).toContainText("Esta acción no se puede deshacer. Esto eliminará permanentemente el precio.");
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expectToast(page, "Éxito", "Precio eliminado correctamente.");
  // On a busy machine the page of before may go out once more (decision 0110).
  await expect(async () => {
    await site.reload();
    await expect(site.getByRole("heading", { name: /Tarifa/ })).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
