import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { breakWrites, expect, openSection, type Page, test } from "./fixtures/staff.ts";

const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Guardar Cambios" }).click();

test.beforeEach(async ({ restoreAfter }) => restoreAfter("site_content"));

test("nothing stands in the way on the menu, resting, outdated and changed", async ({ page, site }) => {
  // So that the form also says that its English is of an earlier text.
  await site.sql`update site_content set content_value = 'Ven a probar' where content_key = 'header_cta_text'`;
  await openSection(page, "/admin/header", "Gestionar Menú Principal");
  await expectNoFindings(page);
  await page.getByRole("form", { name: "Botón de acción" }).getByLabel("Texto").fill("");
  await page.getByRole("form", { name: "Botón de acción" }).getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page.locator(".field__error")).toBeVisible();
  await expectNoFindings(page);
});

test("nothing stands in the way on the global content, with faults and two versions", async ({ page, site }) => {
  await openSection(page, "/admin/content", "Gestionar Contenido Principal");
  await expectNoFindings(page);
  await page.getByLabel("Vídeo de fondo").fill("no es un vídeo");
  await page.getByRole("button", { name: "Guardar Contenido Hero" }).click();
  await expect(page.locator(".field__error")).toBeVisible();
  await expectNoFindings(page);
  await site.sql`update site_content set content_value = 'Lo suyo' where content_key = 'hero_subtitle'`;
  await page.getByLabel("Vídeo de fondo").fill("");
  await page.getByLabel("Subtítulo").fill("Lo mío");
  await page.getByRole("button", { name: "Guardar Contenido Hero" }).click();
  await page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" }).waitFor();
  await expectNoFindings(page);
});

for (const path of ["header", "clubs", "clubs/ofertas/acacias"]) {
  test(`nothing stands in the way in the form of ${path}`, async ({ page }) => {
    await page.goto(`/admin/${path}/nuevo`);
    await save(page);
    await expect(page.locator(".field__error").first()).toBeVisible();
    await expectNoFindings(page);
  });
}

test("nothing stands in the way among the clubs", async ({ page }) => {
  await openSection(page, "/admin/clubs", "Gestionar Clubs");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Editar VALDEBEBAS" }).click();
  await page.getByRole("dialog", { name: "Editar Club" }).waitFor();
  await expectNoFindings(page);
  await page.goto("/admin/clubs/ofertas/chamberi");
  await expect(page.getByText("Este club todavía no tiene bonos, pases ni servicios.")).toBeVisible();
  await expectNoFindings(page);
});

test("nothing stands in the way in a gallery: full, empty, with a file that is none, and before a delete", async ({
  page,
}) => {
  await page.goto("/admin/clubs/acacias/galeria");
  await expect(page.locator("[data-place]").first()).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "nota.png", mimeType: "image/png", buffer: Buffer.from("hola") });
  await expect(page.locator(".dialog .panel-notice")).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Eliminar la imagen 1" }).click();
  await page.getByRole("alertdialog", { name: "¿Estás seguro?" }).waitFor();
  await expectNoFindings(page);
});

test.describe("when the backend fails", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("nothing stands in the way where nothing could be read", async ({ page }) => {
    await breakWrites(page, "site_content", "GET");
    await breakWrites(page, "clubs", "GET");
    await openSection(page, "/admin/content", "Gestionar Contenido Principal");
    await expectNoFindings(page);
    await openSection(page, "/admin/clubs", "Gestionar Clubs");
    await expectNoFindings(page);
  });
});
