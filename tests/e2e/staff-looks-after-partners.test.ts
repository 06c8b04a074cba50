import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/partners", "Gestionar Partners");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();
const names = (page: Page) => page.locator("tbody th b");

test.beforeEach(async ({ restoreAfter }) => restoreAfter("partners"));

test("a new partner is seen as it is typed, is on the site, can be changed, moved and taken back", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("tab", { name: "Partners Activos", exact: true })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.getByRole("button", { name: "Añadir Partner" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Panadería Ñ");
  await page.getByLabel("Enlace", { exact: false }).and(page.getByRole("textbox")).fill("javascript:alert(1)");
  await expect(page.frameLocator("iframe.preview-frame").getByText("Panadería Ñ", { exact: true })).toBeVisible();
  await save(page);
  await expect(page.getByText("Escribe una dirección que empiece por https://, mailto: o /.")).toBeVisible();
  await page.getByLabel("Enlace", { exact: false }).and(page.getByRole("textbox")).fill("https://pan.example");
  await save(page);
  await expectToast(page, "Éxito", "Partner guardado.");
  await expect(names(page).last()).toHaveText("Panadería Ñ");

  const site = await page.context().newPage();
  await site.goto("/partners");
  await expect(site.getByText("Panadería Ñ").first()).toBeVisible();

  await page.getByRole("button", { name: "Editar Panadería Ñ" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Panadería Eñe");
  await save(page);
  await expectToast(page, "Éxito", "Partner guardado.");
  const before = await names(page).allInnerTexts();
  await page.getByRole("button", { name: "Subir Panadería Eñe" }).click();
  await expectToast(page, "Éxito", "Orden actualizado.");
  await expect(names(page).nth(before.length - 2)).toHaveText("Panadería Eñe");

  await page.getByRole("button", { name: "Eliminar Panadería Eñe" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expectToast(page, "Éxito", "Partner eliminado.");
});
