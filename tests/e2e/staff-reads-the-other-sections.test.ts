import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, openSection, type Page, test } from "./fixtures/staff.ts";

// Each kind of section as it opens is looked at on the way through the menu (staff-moves-between-sections), what a list
// says when it is empty or cannot be read in staff-meets-trouble, two versions in staff-meets-another-version, the markup
// of all forms with their faults in forms-without-barriers.

const choose = (page: Page, section: string) =>
  page.getByRole("navigation", { name: "Administración" }).getByRole("link", { name: section }).click();
const fault = (page: Page) => page.locator(".field__error").first();

test("nothing stands in the way of who errs, in the menu with its English outdated, in global content, a gallery, a product, a landing's JSON, or an article, which is also written by itself; nor where a section is switched off", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("site_content", "site_settings");
  // So that the form also says that its English is of an earlier text.
  await site.sql`update site_content set content_value = 'Ven a probar' where content_key = 'header_cta_text'`;
  await openSection(page, "/admin/header", "Gestionar Menú Principal");
  const button = page.getByRole("form", { name: "Botón de acción" });
  await button.getByLabel("Ruta").fill("");
  await button.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(fault(page)).toBeVisible();
  await expectNoFindings(page);
  await button.getByRole("button", { name: "Descartar" }).click();

  await test.step("global content", async () => {
    await choose(page, "Contenido Global");
    await page.getByLabel("Vídeo de fondo").fill("no es un vídeo");
    await page.getByRole("button", { name: "Guardar Contenido Hero" }).click();
    await expect(fault(page)).toBeVisible();
    await expectNoFindings(page);
    await page.getByLabel("Vídeo de fondo").fill("");
  });
  await test.step("a gallery with a file that is none", async () => {
    await choose(page, "Clubs");
    await page.getByRole("button", { name: /^Galería de ACACIAS/i }).click();
    await expect(page.locator("[data-place]").first()).toBeVisible();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "nota.png", mimeType: "image/png", buffer: Buffer.from("hola") });
    await expect(page.locator(".dialog .panel-notice")).toBeVisible();
    await expectNoFindings(page);
    await page.locator(".dialog__foot").getByRole("button", { name: "Cerrar" }).click();
  });
  await test.step("of all forms the one with the most kinds of fields, beside its preview", async () => {
    await choose(page, "Merch");
    await page
      .getByRole("button", { name: /^Editar/ })
      .first()
      .click();
    const preview = page.frameLocator("iframe[title='Vista previa de la página']");
    await expect(preview.locator("h1")).toBeVisible();
    await page.getByLabel("Nombre", { exact: true }).fill("");
    await page.getByLabel("Precio", { exact: true }).fill("-1");
    await page.getByRole("button", { name: "Guardar Cambios" }).click();
    await expect(fault(page)).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Salir sin guardar" }).click();
  });
  await test.step("a landing's JSON", async () => {
    await choose(page, "Landings");
    await page.getByRole("button", { name: "Añadir Landing" }).click();
    await page.getByRole("tab", { name: "JSON" }).click();
    await page.getByLabel("Contenido en JSON").fill("{");
    await expectNoFindings(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Salir sin guardar" }).click();
  });
  await test.step("an article, by itself or by hand, and its section that is off", async () => {
    await page.goto("/admin/9ftoday/nuevo?ia");
    await page.getByRole("button", { name: "Generar", exact: true }).click();
    await expect(page.locator("#field-prompt-error")).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(fault(page)).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole("button", { name: "Volver a 9F Today" }).click();
    await page.getByRole("switch").click();
    await expect(page.getByText("La sección 9FToday está desactivada.")).toBeVisible();
    await expectNoFindings(page);
  });
});
