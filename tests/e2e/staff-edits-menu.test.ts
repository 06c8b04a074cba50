import { breakWrites, expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/header", "Gestionar Menú Principal");
const links = (page: Page) => page.getByRole("region", { name: "Enlaces del menú" });
const names = (page: Page) => links(page).locator("tbody th b");
const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Guardar Cambios" }).click();
const card = (page: Page) => page.getByRole("form", { name: "Botón de acción" });
const menuOf = (site: Page) => site.locator("header nav[aria-label=Principal]");

test.beforeEach(async ({ restoreAfter }) => restoreAfter("header_links", "site_content"));

test("a new link stands in the site's menu, is hidden, and taken away", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Añadir Enlace" }).click();
  const form = page.getByRole("dialog", { name: "Añadir Nuevo Enlace" });
  await expect(form.getByLabel("Orden")).toHaveValue("9");
  await form.getByLabel("Texto", { exact: true }).fill("Prueba <i>Ñ</i>");
  await form.getByLabel("Ruta").fill("/manifiesto");
  await save(page);
  await expectToast(page, "Éxito", "Enlace creado correctamente.");
  const site = await page.context().newPage();
  await site.goto("/clubs");
  await expect(menuOf(site)).toContainText("Prueba <i>Ñ</i>");

  await page.getByRole("button", { name: "Editar Prueba <i>Ñ</i>" }).click();
  await page.getByRole("switch").click();
  await expect(page.getByRole("switch")).toHaveAttribute("aria-checked", "false");
  await save(page);
  await expectToast(page, "Éxito", "Enlace actualizado correctamente.");
  await expect(page.getByText("El enlace está oculto.")).toBeVisible();
  await site.reload();
  await expect(menuOf(site)).not.toContainText("Prueba");

  await page.getByRole("button", { name: "Eliminar Prueba <i>Ñ</i>" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
  await expect(question).toContainText("Esto eliminará permanentemente el enlace.");
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expectToast(page, "Éxito", "Enlace eliminado correctamente.");
  await expect(names(page).filter({ hasText: "Prueba" })).toHaveCount(0);
});

test("text and path are required, by a toast and beside the fields", async ({ page }) => {
  await page.goto("/admin/header/nuevo");
  await save(page);
  await expectToast(page, "Error", "Texto y ruta son obligatorios.");
  await expect(page.locator(".field__error")).toHaveText(["Este campo es obligatorio.", "Este campo es obligatorio."]);
  await expect(page.getByRole("dialog").getByLabel("Texto", { exact: true })).toBeFocused();
  await page.getByRole("dialog").getByLabel("Ruta").fill("javascript:alert(1)");
  await page.getByRole("dialog").getByLabel("Texto", { exact: true }).fill("Malo");
  await save(page);
  await expect(page.locator(".field__error")).toContainText("Escribe una dirección que empiece por");
});

test("the order of the links is that of the site's menu", async ({ page }) => {
  await open(page);
  const [first = "", second = ""] = await names(page).allInnerTexts();
  await page.getByRole("button", { name: `Bajar ${first}` }).click();
  await expectToast(page, "Éxito", "Menú reordenado.");
  const site = await page.context().newPage();
  await site.goto("/clubs");
  await expect(menuOf(site).getByRole("link", { includeHidden: true }).first()).toHaveText(second);
});

test("the link of 9FToday says when its section is off", async ({ page, site, restoreAfter }) => {
  await restoreAfter("site_settings");
  await site.sql`update site_settings set setting_value = 'false'`;
  await site.sql`insert into header_links (text, path, display_order) values ('Noticias', '/9ftoday', 10)`;
  await open(page);
  await page.getByRole("button", { name: "Editar Noticias" }).click();
  await expect(page.getByText("La sección 9FToday está desactivada.")).toBeVisible();
});

test("the button's words and way are the header's at once", async ({ page }) => {
  await open(page);
  await expect(card(page).getByRole("button", { name: "Guardar Cambios" })).toBeDisabled();
  await card(page).getByLabel("Texto").fill("Prueba gratis");
  await card(page).getByLabel("Ruta").fill("/contact");
  await expect(page.locator("[inert]").getByText("Prueba gratis")).toHaveCount(2);
  await card(page).getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(page, "Éxito", "Botón de acción actualizado correctamente.");
  const site = await page.context().newPage();
  await site.goto("/clubs");
  const button = site.locator("header").getByRole("link", { name: "Prueba gratis", includeHidden: true }).first();
  await expect(button).toHaveAttribute("href", "/contact");
});

test("hiding the link of 9F Today says why the menu still has it @desktop", async ({ page, site }) => {
  const [link] = await site.sql`
    insert into header_links (text, path, is_visible, display_order) values ('Noticias', '/9ftoday', false, 3) returning id`;
  await page.goto(`/admin/header/${link?.id}`);
  await expect(page.getByText(/9FToday sigue en el menú con su enlace propio/)).toBeVisible();
});

test("a button that somebody else changed meanwhile is not overwritten unseen", async ({ page, site }) => {
  await open(page);
  await card(page).getByLabel("Texto").fill("Lo mío");
  await site.sql`update site_content set content_value = 'Lo suyo' where content_key = 'header_cta_text'`;
  await card(page).getByRole("button", { name: "Guardar Cambios" }).click();
  const versions = page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" });
  await expect(versions.getByRole("row", { name: /Texto/ })).toContainText("Lo suyo");
  await versions.getByRole("button", { name: "Quedarme con lo guardado" }).click();
  await expect(card(page).getByLabel("Texto")).toHaveValue("Lo suyo");
});

test("a dialog opens over the unsaved button, leaving the page asks @desktop", async ({ page }) => {
  await open(page);
  await card(page).getByLabel("Texto").fill("Sin guardar");
  await page.getByRole("button", { name: "Añadir Enlace" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
  await expect(card(page).getByLabel("Texto")).toHaveValue("Sin guardar");
  await page.getByRole("navigation", { name: "Administración" }).getByRole("link", { name: "Precios" }).click();
  await page
    .getByRole("alertdialog", { name: "¿Salir sin guardar?" })
    .getByRole("button", { name: /Seguir/ })
    .click();
  await card(page).getByRole("button", { name: "Descartar" }).click();
  await expect(card(page).getByLabel("Texto")).toHaveValue("Únete Ahora");
});

test.describe("when the backend fails", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("what cannot be read says so and can be asked for again", async ({ page }) => {
    await breakWrites(page, "header_links", "GET");
    await open(page);
    await expectToast(page, "Error", "No se pudieron cargar los datos del menú: la base de datos no responde");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(names(page).first()).toBeVisible();
    await breakWrites(page, "site_content", "GET");
    await open(page);
    await expect(page.getByText("El botón de acción no se ha podido cargar.")).toBeVisible();
  });

  test("each failing write says its sentence and keeps what was typed", async ({ page }) => {
    await breakWrites(page, "header_links", "POST", "PATCH", "DELETE");
    await breakWrites(page, "site_content", "POST");
    await open(page);
    await card(page).getByLabel("Texto").fill("Se queda");
    await card(page).getByRole("button", { name: "Guardar Cambios" }).click();
    await expectToast(page, "Error", "No se pudo guardar el botón de acción.");
    await expect(card(page).getByLabel("Texto")).toHaveValue("Se queda");
    await card(page).getByRole("button", { name: "Descartar" }).click();

    const [first = ""] = await names(page).allInnerTexts();
    await page.getByRole("button", { name: `Bajar ${first}` }).click();
    await expectToast(page, "Error", "No se pudo reordenar los enlaces: la base de datos no responde");
    await expect(names(page).first()).toHaveText(first);

    await page.getByRole("button", { name: `Eliminar ${first}` }).click();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expectToast(page, "Error", "No se pudo eliminar el enlace.");
    await page.getByRole("button", { name: "Cancelar" }).click();

    await page.getByRole("button", { name: `Editar ${first}` }).click();
    await page.getByRole("dialog").getByLabel("Texto", { exact: true }).fill("Otro");
    await save(page);
    await expectToast(page, "Error", "No se pudo actualizar el enlace: la base de datos no responde");
    await page.goto("/admin/header/nuevo");
    await page.getByRole("dialog").getByLabel("Texto", { exact: true }).fill("Nuevo");
    await page.getByRole("dialog").getByLabel("Ruta").fill("/clubs");
    await save(page);
    await expectToast(page, "Error", "No se pudo crear el enlace: la base de datos no responde");
  });
});
