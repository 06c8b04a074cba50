import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, openSection, test } from "./fixtures/staff.ts";

// Each kind of section as it opens is looked at on the way through the menu (staff-moves-between-sections), what a list
// says when it is empty or cannot be read in staff-meets-trouble, two versions in staff-meets-another-version, the markup
// of all forms with their faults in forms-without-barriers, and how one of them looks in staff-reads-the-other-sections.

test("nothing stands in the way in the menu with its English outdated, in global content, nor in a gallery with a file that is none", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("site_content");
  // So that the form also says that its English is of an earlier text.
  await site.sql`update site_content set content_value = 'Ven a probar' where content_key = 'header_cta_text'`;
  await openSection(page, "/admin/header", "Gestionar Menú Principal");
  const button = page.getByRole("form", { name: "Botón de acción" });
  await button.getByLabel("Ruta").fill("");
  await button.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page.locator(".field__error")).toBeVisible();
  await expectNoFindings(page);
  await button.getByRole("button", { name: "Descartar" }).click();

  await page.getByRole("link", { name: "Contenido Global" }).click();
  await page.getByLabel("Vídeo de fondo").fill("no es un vídeo");
  await page.getByRole("button", { name: "Guardar Contenido Hero" }).click();
  await expect(page.locator(".field__error")).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel("Vídeo de fondo").fill("");

  await page.getByRole("link", { name: "Clubs" }).click();
  await page.getByRole("button", { name: /^Galería de ACACIAS/i }).click();
  await expect(page.locator("[data-place]").first()).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "nota.png", mimeType: "image/png", buffer: Buffer.from("hola") });
  await expect(page.locator(".dialog .panel-notice")).toBeVisible();
  await expectNoFindings(page);
});
