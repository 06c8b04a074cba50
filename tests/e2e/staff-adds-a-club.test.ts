import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/clubs", "Gestionar Clubs");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();
const clubs = (page: Page) => page.getByRole("region", { name: "Gestionar Clubs" });
const names = (page: Page) => clubs(page).locator("tbody th b");

/** Opens one of the form's closed parts, or closes it. */
const openGroup = (page: Page, name: string) => page.locator("summary").filter({ hasText: name }).click();

// The offers go with their clubs: they are put back after them.
test.beforeEach(async ({ restoreAfter }) => restoreAfter("club_extra_services", "clubs"));

// What the form says to faults, and the cards beside it, stand in club-route.test.tsx.
test("clubs go up and down; a new one has a page with its hours, is changed and taken back @phone", async ({
  page,
  site,
}) => {
  await open(page);
  await test.step("clubs go up and down", async () => {
    const [first = "", second = ""] = await names(page).allInnerTexts();
    await expect(page.getByRole("button", { name: `Subir ${first}` })).toBeDisabled();
    await page.getByRole("button", { name: `Bajar ${first}` }).click();
    await expectToast(page, "Éxito", "Orden actualizado.");
    await expect(names(page).first()).toHaveText(second);
    const stored = await site.sql`select name from clubs order by display_order limit 2`;
    expect(stored.map((row) => row.name)).toEqual([second, first]);
  });

  await page.getByRole("button", { name: "Añadir Club" }).click();
  const form = page.getByRole("dialog", { name: "Añadir Nuevo Club" });
  await expect(form.getByLabel("Orden")).toHaveValue("7");
  await form.getByLabel("Nombre").fill("Núñez de Balboa");
  await expect(form.getByText("Su página será /club/nunez-de-balboa.")).toBeVisible();
  await form.getByLabel("Dirección", { exact: false }).first().fill("Calle de Núñez de Balboa, 9");
  await expect(form.getByLabel("Enlace", { exact: true })).toHaveValue("nunez-de-balboa");
  await form.getByLabel("Lunes a viernes").fill("6:30-23:00");
  await openGroup(page, "Página del club");
  await form.getByLabel("Descripción").fill("Dos plantas.");
  await openGroup(page, "Servicios");
  await form.getByLabel("Incluidos").fill("Sala\n\n  Clases ");
  await save(page);
  await expectToast(page, "Éxito", "Club guardado.");
  await expect(page.getByText("Guardado: Núñez de Balboa.")).toBeVisible();
  const [row] = await site.sql`select id, included_services, display_order from clubs where name = 'Núñez de Balboa'`;
  expect(row).toEqual({ id: "nunezdebalboa", included_services: ["Sala", "Clases"], display_order: 7 });

  const web = await page.context().newPage();
  await web.goto("/club/nunez-de-balboa");
  await expect(web.getByRole("heading", { level: 1 })).toHaveText("Núñez de Balboa");
  await expect(web.getByText("6:30–23:00")).toBeVisible();
  // A render that takes its time sends the page before it and follows behind.
  const cards = async () => (await web.request.get("/clubs")).text();
  await expect.poll(cards).toContain('href="/club/nunez-de-balboa"');

  await page.getByRole("button", { name: "Editar Núñez de Balboa" }).click();
  await page.getByLabel("Nombre").fill("Balboa");
  await expect(page.getByText("Su página es /club/nunez-de-balboa. No cambia con el nombre.")).toBeVisible();
  await save(page);
  await expectToast(page, "Éxito", "Club guardado.");
  await test.step("without a link the notice says what becomes of its card", async () => {
    await page.getByRole("button", { name: "Editar Balboa" }).click();
    await page.getByLabel("Enlace", { exact: true }).fill("");
    await save(page);
    await expectToast(page, "Éxito", "Club guardado.");
    const notice = page.locator(".panel-notice");
    await expect(notice).toContainText("No se ve en la web:");
    await expect(notice).toContainText("Sin enlace, la ficha del club dice que abrirá pronto y no lleva a su página.");
    await expect(page.getByRole("link", { name: "Ver Balboa en la web" })).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Eliminar Balboa" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
  await expect(question).toContainText("Esto eliminará permanentemente el club.");
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expectToast(page, "Éxito", "Club eliminado.");
  expect((await web.request.get("/club/nunez-de-balboa")).status()).toBe(404);
});
