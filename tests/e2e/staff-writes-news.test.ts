import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { field, leave, openArticles, save, saveDraft, writeArticle } from "./fixtures/article-sheet.ts";
import { breakWrites, expect, expectToast, holdBack, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => restoreAfter("articles", "site_settings"));

test("a new article gets its slug from its title, is on the site, can be changed and taken back", async ({ page }) => {
  await openArticles(page);
  await writeArticle(page, "Más fuerza: ¡ya!");
  await expect(field(page, "Slug")).toHaveValue("mas-fuerza-ya");
  const buffer = await plainPicture(40, 30).png().toBuffer();
  await page.locator(".drop-zone input").setInputFiles({ name: "portada.png", mimeType: "image/png", buffer });
  await expect(page.locator(".file-preview img")).toHaveAttribute("src", /^blob:/);
  await page.getByRole("tab", { name: "Vista previa" }).click();
  const preview = page.frameLocator(".preview-frame");
  await expect(preview.getByRole("heading", { name: "Primero" })).toBeVisible();
  await expect(preview.getByText("Por Elena Prueba")).toBeVisible();
  const picture = preview.locator(".article-picture img");
  await expect(picture).toHaveAttribute("src", /^blob:/);
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(40);
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

test("a slug that was emptied follows the title again, and is never left empty @desktop", async ({ page }) => {
  await openArticles(page);
  await writeArticle(page, "Uno");
  await field(page, "Slug").fill("a-mano");
  await field(page, "Título").fill("Dos");
  await expect(field(page, "Slug")).toHaveValue("a-mano");
  await field(page, "Slug").fill("");
  await field(page, "Título").focus();
  await expect(field(page, "Slug")).toHaveValue("dos");
  await field(page, "Título").fill("Tres");
  await expect(field(page, "Slug")).toHaveValue("tres");
});

test("an article for later says that it waits, and is not on the site yet", async ({ page }) => {
  await openArticles(page);
  await writeArticle(page, "Para mañana");
  await field(page, "Fecha de publicación").fill("2031-07-01T09:30");
  await save(page);
  await expectToast(page, "Éxito", "Artículo creado correctamente.");
  await expect(page.getByText("Está programado para el 1/7/31, 9:30.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Para mañana/ })).toContainText("Programado: 1/7/31, 9:30");
  expect((await page.request.get("/9ftoday/para-manana")).status()).toBe(404);
});

test("nothing is saved without what is required, nor under a slug that another article has", async ({ page, site }) => {
  await openArticles(page);
  await page.getByRole("button", { name: "Añadir Artículo" }).click();
  await save(page);
  await expectToast(page, "Error", "Todos los campos obligatorios deben ser rellenados.");
  await expect(field(page, "Título")).toBeFocused();
  await leave(page);

  const [other] = await site.sql`select slug from articles limit 1`;
  await writeArticle(page, "Otro");
  await field(page, "Slug").fill(other?.slug);
  await save(page);
  await expectToast(page, "Error", "El slug ya existe. Por favor, elige uno diferente.");
  await expect(field(page, "Slug")).toBeFocused();
  await field(page, "Slug").fill("Con Espacios");
  await save(page);
  await expect(page.getByText("Usa solo letras sin acento, números y guiones.")).toBeVisible();
});

test("what could not be published is a draft still, until it is @desktop", async ({ page }) => {
  await openArticles(page);
  await writeArticle(page, "Sin firma");
  await field(page, "Autor").fill("");
  await save(page);
  await expect(field(page, "Autor")).toBeFocused();
  await field(page, "Autor").fill("Elena Prueba");
  await saveDraft(page);
  await expect(page.getByText(/^Borrador\s*Guardado a las/)).toBeVisible();
  expect((await page.request.get("/9ftoday/sin-firma")).status()).toBe(404);
  await save(page);
  await expectToast(page, "Éxito", "Artículo actualizado correctamente.");
  await expect(page).toHaveURL(/\/9ftoday$/);
  expect((await page.request.get("/9ftoday/sin-firma")).status()).toBe(200);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("9f-draft:")))).toEqual([]);
});

test.describe("when another article gets the slug first", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("between the check and the save, the field says so @desktop", async ({ page, site }) => {
    await openArticles(page);
    await writeArticle(page, "A la vez");
    await page.route("**/rest/v1/articles?**", async (route) => {
      if (route.request().method() === "POST") {
        await site.sql`insert into articles (title, slug, content, author) values ('Otro', 'a-la-vez', 'x', 'Otra')`;
      }
      await route.fallback();
    });
    await save(page);
    await expect(page.locator("[data-field=slug] .field__error")).toHaveText(
      "El slug ya existe. Por favor, elige uno diferente.",
    );
    await expect(field(page, "Slug")).toBeFocused();
    await expectToast(page, "Error", "El slug ya existe. Por favor, elige uno diferente.");
    await page.unrouteAll();
    await field(page, "Slug").fill("a-la-vez-2");
    await save(page);
    await expectToast(page, "Éxito", "Artículo creado correctamente.");
  });
});

test("switched off, nothing can be added, the list rests and the site says so", async ({ page }) => {
  await openArticles(page);
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
    await openArticles(page);
    await writeArticle(page, "Se queda");
    await breakWrites(page, "articles", "GET");
    await save(page);
    await expectToast(page, "Error", "Error al verificar la unicidad del slug.");
    await page.unrouteAll();
    await breakWrites(page, "articles", "POST", "PATCH", "DELETE");
    await save(page);
    await expectToast(page, "Error", "No se pudo crear el artículo. la base de datos no responde");
    await expect(field(page, "Título")).toHaveValue("Se queda");
    await leave(page);
    await page.getByRole("button", { name: "Salir sin guardar" }).click();

    await page
      .getByRole("button", { name: /^Editar/ })
      .first()
      .click();
    await field(page, "Título").fill("Cambiado");
    await save(page);
    await expectToast(page, "Error", "No se pudo actualizar el artículo. la base de datos no responde");
    await leave(page);
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
    await openArticles(page);
    const section = page.getByRole("switch", { name: "Sección 9FToday" });
    await expect(section).toBeChecked();
    await section.click();
    await expectToast(page, "Error", "No se pudo actualizar el estado.");
    await expect(section).toBeChecked();
  });
});

test("an article that is on its way takes the place of the list at once, and says so", async ({ page }) => {
  const form = await holdBack(page, "**/assets/article-fields-*.js");
  await openArticles(page);
  await page
    .getByRole("button", { name: /^Editar/ })
    .last()
    .click();
  await expect(page.getByText("Cargando…", { exact: true })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Gestionar 9F Today" })).toBeHidden();
  form.release();
  await expect(field(page, "Título")).toBeVisible();
});
