import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/clubs", "Gestionar Clubs");
const offers = (page: Page) => page.getByRole("region", { name: "Gestionar Bonos, Pases y Servicios" });
const choose = (page: Page, club: string) => offers(page).getByRole("combobox", { name: "Club" }).selectOption(club);
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();

test.beforeEach(async ({ restoreAfter }) => restoreAfter("club_extra_services"));

test("an offer is on its club's page, is hidden and taken back; offers go up and down within their type", async ({
  page,
  site,
}) => {
  await open(page);
  await choose(page, "retiro");
  await expect(page).toHaveURL(/\/admin\/clubs\/ofertas\/retiro$/);
  await offers(page).getByRole("button", { name: "Añadir Oferta" }).first().click();
  const form = page.getByRole("dialog", { name: "Añadir Nueva Oferta" });
  await expect(form.getByLabel("Club")).toHaveValue("retiro");
  await expect(form.getByLabel("Tipo")).toHaveValue("bono");
  await form.getByLabel("Título", { exact: true }).fill("Bono Otoño");
  await form.getByLabel("Precio").fill("1.175,50");
  await form.getByLabel("Características").fill("Diez sesiones\n\n Toalla ");
  const preview = page.frameLocator(".preview-frame");
  await expect(preview.locator(".extra")).toContainText("Toalla");
  await form.getByLabel("Tipo").selectOption("servicio");
  await expect(preview.locator(".premium")).toContainText("1175,50 €");
  await form.getByLabel("Tipo").selectOption("bono");
  await save(page);
  await expectToast(page, "Éxito", "Guardado correctamente.");
  await expect(offers(page).getByRole("row", { name: /Bono Otoño/ })).toContainText("1175,50 €");
  const [row] = await site.sql`select features, is_visible from club_extra_services where title = 'Bono Otoño'`;
  expect(row).toEqual({ features: ["Diez sesiones", "Toalla"], is_visible: true });
  const web = async (club: string) => (await page.request.get(`/club/${club}`)).text();
  // A render that takes its time sends the page before it and follows behind.
  await expect.poll(() => web("retiro")).toContain("Bono Otoño</h3>");

  await page.getByRole("button", { name: "Editar Bono Otoño" }).click();
  await page.getByRole("switch").click();
  await save(page);
  await expect(page.getByText("Está marcada como oculta.")).toBeVisible();
  await expect.poll(() => web("retiro")).not.toContain("Bono Otoño");

  await page.getByRole("button", { name: "Editar Bono Otoño" }).click();
  await page.getByRole("switch").click();
  await page.getByLabel("Publicar el").fill("2037-11-27T00:00");
  await page.getByLabel("Retirar el").fill("2037-11-30T23:59");
  await save(page);
  await expect(page.getByText("Se publica el 27/11/2037, 00:00.").or(page.getByText(/Se publica el 27/))).toBeVisible();

  await page.getByRole("button", { name: "Eliminar Bono Otoño" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expectToast(page, "Éxito", "Eliminado correctamente.");

  await choose(page, "acacias");
  const last = async () =>
    (
      await site.sql`select title from club_extra_services where club_id = 'acacias' order by display_order desc limit 1`
    )[0]?.title;
  await test.step("by their arrows, on the club's page too", async () => {
    await expect(offers(page).getByRole("button", { name: "Bajar Bono 20" })).toBeDisabled();
    await expect(offers(page).getByRole("button", { name: "Subir Pase semanal" })).toBeDisabled();
    await offers(page).getByRole("button", { name: "Bajar Bono 5" }).click();
    await expectToast(page, "Éxito", "Orden actualizado.");
    await expect(offers(page).locator("tbody th b").first()).toHaveText("Bono 10");
    await expect.poll(() => web("acacias")).toMatch(/Bono 10<\/h3>.*Bono 5<\/h3>/s);
  });
  await test.step("an empty order is the end", async () => {
    await offers(page).getByRole("button", { name: "Editar Bono 5" }).click();
    await page.getByLabel("Orden").fill("");
    await save(page);
    await expectToast(page, "Éxito", "Guardado correctamente.");
    expect(await last()).toBe("Bono 5");
  });
  await test.step("a new offer is the last of whichever club it is for, and the list follows it there", async () => {
    const [most] =
      await site.sql`select max(display_order) + 1 as next from club_extra_services where club_id = 'acacias'`;
    await choose(page, "retiro");
    await offers(page).getByRole("button", { name: "Añadir Oferta" }).first().click();
    const another = page.getByRole("dialog", { name: "Añadir Nueva Oferta" });
    await expect(another.getByLabel("Orden")).toHaveValue("1");
    await another.getByLabel("Club").selectOption("acacias");
    await expect(another.getByLabel("Orden")).toHaveValue(String(most?.next));
    await another.getByLabel("Título", { exact: true }).fill("Pase de prueba");
    await another.getByLabel("Precio").fill("5");
    await another.getByLabel("Orden").fill("no sé");
    await save(page);
    await expect(another.getByText("Escribe un número entero.")).toBeVisible();
    await another.getByLabel("Orden").fill("99");
    await save(page);
    await expect(page).toHaveURL(/\/admin\/clubs\/ofertas\/acacias$/);
    await expect(offers(page).getByRole("row", { name: /Pase de prueba/ })).toBeVisible();
    expect(await last()).toBe("Pase de prueba");
  });
});
