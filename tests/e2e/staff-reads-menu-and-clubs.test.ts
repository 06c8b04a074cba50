import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, openSection, type Page, test } from "./fixtures/staff.ts";

// Each section as it opens is looked at on the way through the menu (staff-moves-between-sections), and what the list of
// one says when it is empty or cannot be read in staff-meets-trouble.

/** Through the menu, and the way into the form of a new row, which is sent as it is. */
async function openForm(page: Page, section: string, add: string): Promise<void> {
  await page.getByRole("navigation", { name: "Administración" }).getByRole("link", { name: section }).click();
  await page.getByRole("button", { name: add }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Guardar( Cambios)?$/ })
    .click();
  await expect(page.locator(".field__error").first()).toBeVisible();
}

test("nothing stands in the way in the forms of clubs, menu, shop, landings and partners with their faults", async ({
  page,
}) => {
  test.slow(true, "six forms, each looked at whole");
  await openSection(page, "/admin/clubs/ofertas/chamberi", "Gestionar Clubs");
  await expect(page.getByText("Este club todavía no tiene bonos, pases ni servicios.")).toBeVisible();
  await expectNoFindings(page);
  for (const [section, add] of [
    ["Clubs", "Añadir Club"],
    ["Clubs", "Añadir Oferta"],
    ["Menú Principal", "Añadir Enlace"],
    ["Merch", "Añadir Producto"],
    ["Landings", "Añadir Landing"],
    ["Partners", "Añadir Partner"],
  ] as const) {
    await openForm(page, section, add);
    await expectNoFindings(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("nothing stands in the way in the forms of episodes, events, reviews and prices, nor of who leaves or deletes", async ({
  page,
}) => {
  test.slow(true, "four forms, each looked at whole, and two questions");
  await openSection(page, "/admin", "Dashboard de Administración");
  for (const [section, add] of [
    ["Ninecast", "Añadir Episodio"],
    ["Eventos", "Añadir Evento"],
    ["Reseñas", "Añadir Reseña"],
  ] as const) {
    await openForm(page, section, add);
    await expectNoFindings(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await openForm(page, "Precios", "Añadir Precio");
  await expectNoFindings(page);
  await page.getByLabel("Título", { exact: true }).fill("algo");
  await page.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("alertdialog").waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Salir sin guardar" }).click();
  await page
    .getByRole("button", { name: /^Eliminar/ })
    .first()
    .click();
  await page.getByRole("alertdialog", { name: "¿Estás seguro?" }).waitFor();
  await expectNoFindings(page);
});

test("nothing stands in the way on menu and global content, outdated, with faults and two versions", async ({
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
  await site.sql`update site_content set content_value = 'Lo suyo' where content_key = 'hero_subtitle'`;
  await page.getByLabel("Vídeo de fondo").fill("");
  await page.getByLabel("Subtítulo").fill("Lo mío");
  await page.getByRole("button", { name: "Guardar Contenido Hero" }).click();
  await page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" }).waitFor();
  await expectNoFindings(page);
});

test("nothing stands in the way in the form of a club, and in a gallery with a file that is none, and before a delete", async ({
  page,
}) => {
  await openSection(page, "/admin/clubs", "Gestionar Clubs");
  await page.getByRole("button", { name: "Editar VALDEBEBAS" }).click();
  await page.getByRole("dialog", { name: "Editar Club" }).waitFor();
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Galería de ACACIAS/i }).click();
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
