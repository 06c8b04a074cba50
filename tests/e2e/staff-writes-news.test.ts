import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { field, leave, openArticles, save, saveDraft, writeArticle } from "./fixtures/article-sheet.ts";
import { breakWrites, expect, expectToast, holdBack, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => restoreAfter("articles", "site_settings"));

test("a new article gets its slug from its title, is on the site, can be changed and taken back; one that cannot be published waits", async ({
  page,
}) => {
  const form = await holdBack(page, "**/assets/article-fields-*.js");
  await openArticles(page);
  await test.step("one that is on its way takes the place of the list at once, and says so", async () => {
    await page
      .getByRole("button", { name: /^Editar/ })
      .last()
      .click();
    await expect(page.getByText("Cargando…", { exact: true })).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Gestionar 9F Today" })).toBeHidden();
    form.release();
    await expect(field(page, "Título")).toBeVisible();
    await leave(page);
  });
  await writeArticle(page, "Más fuerza: ¡ya!");
  await expect(field(page, "Slug")).toHaveValue("mas-fuerza-ya");
  const buffer = await plainPicture(40, 30).png().toBuffer();
  await page.locator(".drop-zone input").setInputFiles({ name: "portada.png", mimeType: "image/png", buffer });
  await expect(page.locator(".file-preview img")).toHaveAttribute("src", /^blob:/);
  await page.getByRole("tab", { name: "Vista previa" }).click();
  const preview = page.frameLocator(".preview-frame");
  await expect(preview.getByRole("heading", { name: "Primero" })).toBeVisible();
  await expect(preview.locator("html")).toHaveAttribute("lang", "es");
  await expect(preview.locator("title")).toHaveJSProperty("text", "Vista previa");
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

  await test.step("what could not be published is a draft still, until it is, and an article for later waits", async () => {
    const status = async (slug: string) => (await page.request.get(`/9ftoday/${slug}`)).status();
    await writeArticle(page, "Sin firma");
    await field(page, "Autor").fill("");
    await save(page);
    await expect(field(page, "Autor")).toBeFocused();
    await field(page, "Autor").fill("Elena Prueba");
    await saveDraft(page);
    await expect(page.getByText(/^Borrador\s*Guardado a las/)).toBeVisible();
    expect(await status("sin-firma")).toBe(404);
    await save(page);
    await expectToast(page, "Éxito", "Artículo actualizado correctamente.");
    await expect(page).toHaveURL(/\/9ftoday$/);
    expect(await status("sin-firma")).toBe(200);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("9f-draft:")))).toEqual(
      [],
    );

    await writeArticle(page, "Para mañana");
    await field(page, "Fecha de publicación").fill("2031-07-01T09:30");
    await save(page);
    await expectToast(page, "Éxito", "Artículo creado correctamente.");
    await expect(page.getByText("Está programado para el 1/7/31, 9:30.")).toBeVisible();
    await expect(page.getByRole("row", { name: /Para mañana/ })).toContainText("Programado: 1/7/31, 9:30");
    expect(await status("para-manana")).toBe(404);
  });
});

test.describe("with what the backend refuses", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("a slug follows the title until it is typed over, and is neither left empty nor that of another article", async ({
    page,
    site,
  }) => {
    const slug = field(page, "Slug");
    const taken = "El slug ya existe. Por favor, elige uno diferente.";
    await openArticles(page);
    await writeArticle(page, "Uno");
    await slug.fill("a-mano");
    await field(page, "Título").fill("Dos");
    await expect(slug).toHaveValue("a-mano");
    await slug.fill("");
    await field(page, "Título").focus();
    await expect(slug).toHaveValue("dos");
    await field(page, "Título").fill("Tres");
    await expect(slug).toHaveValue("tres");

    await field(page, "Título").fill("");
    await save(page);
    await expectToast(page, "Error", "Todos los campos obligatorios deben ser rellenados.");
    await expect(field(page, "Título")).toBeFocused();
    const [other] = await site.sql`select slug from articles limit 1`;
    await field(page, "Título").fill("Otro");
    await slug.fill(other?.slug);
    await save(page);
    await expectToast(page, "Error", taken);
    await expect(slug).toBeFocused();
    await slug.fill("Con Espacios");
    await save(page);
    await expect(page.getByText("Usa solo letras sin acento, números y guiones.")).toBeVisible();

    await slug.fill("a-la-vez");
    await breakWrites(page, "articles", "GET");
    await save(page);
    await expectToast(page, "Error", "Error al verificar la unicidad del slug.");
    await page.unrouteAll();
    await test.step("another article gets it between the check and the save", async () => {
      await page.route("**/rest/v1/articles?**", async (route) => {
        if (route.request().method() === "POST") {
          await site.sql`insert into articles (title, slug, content, author) values ('Otro', 'a-la-vez', 'x', 'Otra')`;
        }
        await route.fallback();
      });
      await save(page);
      await expect(page.locator("[data-field=slug] .field__error")).toHaveText(taken);
      await expect(slug).toBeFocused();
      await expectToast(page, "Error", taken);
      await page.unrouteAll();
    });
    await slug.fill("a-la-vez-2");
    await save(page);
    await expectToast(page, "Éxito", "Artículo creado correctamente.");
  });

  test("switched off, nothing can be added, the list rests and the site says so; a switch that fails goes back", async ({
    page,
  }) => {
    // A section whose setting cannot be read counts as on.
    await breakWrites(page, "site_settings", "GET", "POST");
    await openArticles(page);
    const section = page.getByRole("switch", { name: "Sección 9FToday" });
    await expect(section).toBeChecked();
    await section.click();
    await expectToast(page, "Error", "No se pudo actualizar el estado.");
    await expect(section).toBeChecked();
    await page.unrouteAll();

    await section.click();
    await expectToast(page, "Éxito", "9FToday ha sido desactivado.");
    await expect(page.getByText("La sección 9FToday está desactivada.")).toBeVisible();
    await expect(page.locator(".section-content")).toHaveAttribute("inert", "");
    const site = async () => (await page.request.get("/9ftoday")).text();
    await expect.poll(site).toContain("Sección Desactivada");

    await page.reload();
    await section.click();
    await expectToast(page, "Éxito", "9FToday ha sido activado.");
    await expect(page.getByRole("button", { name: "Añadir Artículo" })).toBeEnabled();
    await expect.poll(site).not.toContain("Sección Desactivada");
  });
});
