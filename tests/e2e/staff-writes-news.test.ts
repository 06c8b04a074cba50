import sharp from "sharp";
import { breakWrites, expect, expectToast, holdBack, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/9ftoday", "Gestionar 9F Today");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const content = (page: Page) => page.getByRole("textbox", { name: "Contenido", exact: true });

async function write(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Añadir Artículo" }).click();
  await field(page, "Título").fill(title);
  await field(page, "Autor").fill("Elena Prueba");
  await content(page).fill("## Primero\n\nUn **texto**.");
}

test.beforeEach(async ({ restoreAfter }) => restoreAfter("articles", "site_settings"));

test("a new article gets its slug from its title, is on the site, can be changed and taken back", async ({ page }) => {
  await open(page);
  await write(page, "Más fuerza: ¡ya!");
  await expect(field(page, "Slug")).toHaveValue("mas-fuerza-ya");
  await page.getByRole("tab", { name: "Vista previa" }).click();
  await expect(page.locator(".markdown-field__preview h2")).toHaveText("Primero");
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#806a22" } })
    .png()
    .toBuffer();
  await page.locator(".drop-zone input").setInputFiles({ name: "portada.png", mimeType: "image/png", buffer });
  await expect(page.locator(".file-preview img")).toHaveAttribute("src", /^blob:/);
  const preview = page.frameLocator(".preview-frame");
  await expect(preview.getByText("Por Elena Prueba")).toBeVisible();
  const picture = preview.locator(".article-picture img");
  await expect(picture).toHaveAttribute("src", /^blob:/);
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(40);
  await save(page);
  await expectToast(page, "Éxito", "Artículo creado correctamente.");

  const site = await page.context().newPage();
  await site.goto("/9ftoday/mas-fuerza-ya");
  await expect(site.getByRole("heading", { name: "Más fuerza: ¡ya!" })).toBeVisible();

  await page.getByRole("button", { name: "Editar Más fuerza: ¡ya!" }).click();
  await field(page, "Título").fill("Más calma");
  await expect(field(page, "Slug")).toHaveValue("mas-fuerza-ya");
  await save(page);
  await expectToast(page, "Éxito", "Artículo actualizado correctamente.");
  await site.reload();
  await expect(site.getByRole("heading", { name: "Más calma" })).toBeVisible();

  await page.getByRole("button", { name: "Eliminar Más calma" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Esto eliminará permanentemente el artículo.");
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expectToast(page, "Éxito", "Artículo eliminado correctamente.");
  expect((await page.request.get("/9ftoday/mas-fuerza-ya")).status()).toBe(404);
});

test("an article for later says that it waits, and is not on the site yet", async ({ page }) => {
  await open(page);
  await write(page, "Para mañana");
  await field(page, "Fecha de publicación").fill("2031-07-01T09:30");
  await save(page);
  await expectToast(page, "Éxito", "Artículo creado correctamente.");
  await expect(page.getByText("Está programado para el 1/7/31, 9:30.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Para mañana/ })).toContainText("Programado: 1/7/31, 9:30");
  expect((await page.request.get("/9ftoday/para-manana")).status()).toBe(404);
});

test("nothing is saved without what is required, nor under a slug that another article has", async ({ page, site }) => {
  await open(page);
  await page.getByRole("button", { name: "Añadir Artículo" }).click();
  await save(page);
  await expectToast(page, "Error", "Todos los campos obligatorios deben ser rellenados.");
  await expect(field(page, "Título")).toBeFocused();
  await page.getByRole("button", { name: "Cancelar" }).click();

  const [other] = await site.sql`select slug from articles limit 1`;
  await write(page, "Otro");
  await field(page, "Slug").fill(other?.slug);
  await save(page);
  await expectToast(page, "Error", "El slug ya existe. Por favor, elige uno diferente.");
  await expect(field(page, "Slug")).toBeFocused();
  await field(page, "Slug").fill("Con Espacios");
  await save(page);
  await expect(page.getByText("Usa solo letras sin acento, números y guiones.")).toBeVisible();
});

test("a picture goes into the text where the caret stands", async ({ page }) => {
  await open(page);
  await write(page, "Con foto");
  await content(page).fill("Uno\nDos");
  await content(page).press("ControlOrMeta+Home");
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#806a22" } })
    .jpeg()
    .toBuffer();
  await page
    .locator(".markdown-field input[type=file]")
    .setInputFiles({ name: "Sala de Pesas.jpg", mimeType: "image/jpeg", buffer });
  await expectToast(page, "Éxito", "Imagen insertada");
  await expect(content(page)).toHaveValue(
    /^Uno\n\n!\[Sala de Pesas\]\(\/storage\/v1\/object\/public\/public-assets\/articles_content\/\d+_sala-de-pesas\.jpg\)\n\nDos$/,
  );
  await page
    .locator(".markdown-field input[type=file]")
    .setInputFiles({ name: "nota.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hola") });
  await expect(page.getByText("«nota.jpg» no es una imagen")).toBeVisible();
});

test("a GIF is taken, and it is said that it will not move", async ({ page }) => {
  await open(page);
  await write(page, "Con baile");
  const buffer = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
    .gif()
    .toBuffer();
  const gif = { name: "baile.gif", mimeType: "image/gif", buffer };
  const note = "Si esta imagen se mueve, en la web se verá quieta";
  await page.locator(".drop-zone input").setInputFiles(gif);
  await expect(page.getByRole("status").filter({ hasText: note })).toBeVisible();
  await page.locator(".markdown-field input[type=file]").setInputFiles(gif);
  await expectToast(page, "Éxito", `Imagen insertada. ${note}`);
});

test("switched off, nothing can be added, the list rests and the site says so", async ({ page }) => {
  await open(page);
  await page.getByRole("switch", { name: "Sección 9FToday" }).click();
  await expectToast(page, "Éxito", "9FToday ha sido desactivado.");
  await expect(page.getByText("La sección 9FToday está desactivada.")).toBeVisible();
  await expect(page.locator(".section-content")).toHaveAttribute("inert", "");
  const site = await page.context().newPage();
  await site.goto("/9ftoday");
  await expect(site.getByText("Sección Desactivada")).toBeVisible();

  await page.reload();
  await page.getByRole("switch", { name: "Sección 9FToday" }).click();
  await expectToast(page, "Éxito", "9FToday ha sido activado.");
  await expect(page.getByRole("button", { name: "Añadir Artículo" })).toBeEnabled();
  await site.reload();
  await expect(site.getByText("Sección Desactivada")).toHaveCount(0);
});

test.describe("when the backend fails", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("each failure has its own sentence and keeps the form", async ({ page }) => {
    await open(page);
    await write(page, "Se queda");
    await breakWrites(page, "articles", "GET");
    await save(page);
    await expectToast(page, "Error", "Error al verificar la unicidad del slug.");
    await page.unrouteAll();
    await breakWrites(page, "articles", "POST", "PATCH", "DELETE");
    await save(page);
    await expectToast(page, "Error", "No se pudo crear el artículo. la base de datos no responde");
    await expect(field(page, "Título")).toHaveValue("Se queda");
    await page.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("button", { name: "Salir sin guardar" }).click();

    await page
      .getByRole("button", { name: /^Editar/ })
      .first()
      .click();
    await field(page, "Título").fill("Cambiado");
    await save(page);
    await expectToast(page, "Error", "No se pudo actualizar el artículo. la base de datos no responde");
    await page.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("button", { name: "Salir sin guardar" }).click();
    await page
      .getByRole("button", { name: /^Eliminar/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expectToast(page, "Error", "No se pudo eliminar el artículo.");
    await breakWrites(page, "articles", "GET");
    await page.reload();
    await expectToast(page, "Error", "No se pudieron cargar los artículos.");
  });

  test("the switch goes back, and a section whose setting cannot be read counts as on", async ({ page }) => {
    await breakWrites(page, "site_settings", "GET", "POST");
    await open(page);
    const section = page.getByRole("switch", { name: "Sección 9FToday" });
    await expect(section).toBeChecked();
    await section.click();
    await expectToast(page, "Error", "No se pudo actualizar el estado.");
    await expect(section).toBeChecked();
  });

  test("a picture that does not arrive while the sheet waits for it: nothing is saved without it", async ({
    page,
    site,
  }) => {
    await open(page);
    await write(page, "Sin foto no");
    await page.route("**/storage/v1/object/public-assets/**", (route) => route.abort());
    const storage = await holdBack(page, "**/storage/v1/object/public-assets/**");
    const buffer = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    await page
      .locator(".markdown-field input[type=file]")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
    await expect.poll(storage.asked).toBe(1);
    await save(page);
    await expect(page.locator("form[aria-busy=true]")).toBeVisible();
    storage.release();
    await expectToast(page, "Error de subida", "La conexión se ha cortado.");
    await expect(page.locator("form[aria-busy=true]")).toHaveCount(0);
    await expect(field(page, "Título")).toHaveValue("Sin foto no");
    expect(await site.sql`select id from articles where title = 'Sin foto no'`).toHaveLength(0);
  });

  test("a picture that does not arrive loses nothing", async ({ page }) => {
    await open(page);
    await write(page, "Sin foto");
    await page.route("**/storage/v1/object/**", (route) => route.abort());
    const buffer = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    await page
      .locator(".markdown-field input[type=file]")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
    await expectToast(page, "Error de subida", "La conexión se ha cortado.");
    await expect(content(page)).toHaveValue("## Primero\n\nUn **texto**.");
  });
});

test("a picture that is still on its way when the sheet is saved is in the saved text", async ({ page, site }) => {
  await open(page);
  await write(page, "Con prisa");
  const storage = await holdBack(page, "**/storage/v1/object/public-assets/**");
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#806a22" } })
    .png()
    .toBuffer();
  await page
    .locator(".markdown-field input[type=file]")
    .setInputFiles({ name: "lenta.png", mimeType: "image/png", buffer });
  await expect.poll(storage.asked).toBe(1);
  await save(page);
  await expect(page.locator("form[aria-busy=true]")).toBeVisible();
  storage.release();
  await expectToast(page, "Éxito", "Artículo creado correctamente.");
  const [stored] = await site.sql`select content from articles where title = 'Con prisa'`;
  expect(stored?.content).toMatch(/!\[lenta\]\(.+articles_content\/\d+_lenta\.png\)/);
});
