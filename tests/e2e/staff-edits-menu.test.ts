import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/header", "Gestionar Menú Principal");
const links = (page: Page) => page.getByRole("region", { name: "Enlaces del menú" });
const names = (page: Page) => links(page).locator("tbody th b");
const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Guardar Cambios" }).click();
const card = (page: Page) => page.getByRole("form", { name: "Botón de acción" });
const menuOf = (site: Page) => site.locator("header nav[aria-label=Principal]");

test.beforeEach(async ({ restoreAfter }) => restoreAfter("header_links", "site_content"));

// What it says when the backend fails stands in failed-pages.test.tsx and failed-sections.test.tsx, why a link is hidden in header-links-resource.test.ts.
test("the order of the links is that of the site's menu; a new one stands in it, is hidden, and taken away; the button is the header's", async ({
  page,
  site: { sql },
}) => {
  await open(page);
  const [first = "", second = ""] = await names(page).allInnerTexts();
  await page.getByRole("button", { name: `Bajar ${first}` }).click();
  await expectToast(page, "Éxito", "Menú reordenado.");
  await page.getByRole("button", { name: "Añadir Enlace" }).click();
  const form = page.getByRole("dialog", { name: "Añadir Nuevo Enlace" });
  const text = form.getByLabel("Texto", { exact: true });
  await test.step("text and path are required, by a toast and beside the fields", async () => {
    await save(page);
    await expectToast(page, "Error", "Texto y ruta son obligatorios.");
    await expect(page.locator(".field__error")).toHaveText([
      "Este campo es obligatorio.",
      "Este campo es obligatorio.",
    ]);
    await expect(text).toBeFocused();
    await expect(form.getByLabel("Orden")).toHaveValue("9");
    await text.fill("Prueba <i>Ñ</i>");
    await form.getByLabel("Ruta").fill("javascript:alert(1)");
    await save(page);
    await expect(page.locator(".field__error")).toContainText("Escribe una dirección que empiece por");
    await form.getByLabel("Ruta").fill("/manifiesto");
  });
  // As it is typed among its neighbours, as a phone has them.
  const preview = page.frameLocator("iframe.preview-frame");
  await expect(preview.getByText("Prueba <i>Ñ</i>", { exact: true })).toBeVisible();
  await expect(preview.getByRole("listitem").first()).toHaveText(second);
  await save(page);
  await expectToast(page, "Éxito", "Enlace creado correctamente.");
  const site = await page.context().newPage();
  await site.goto("/clubs");
  await expect(menuOf(site)).toContainText("Prueba <i>Ñ</i>");
  await expect(menuOf(site).getByRole("link", { includeHidden: true }).first()).toHaveText(second);

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

  const saveCard = card(page).getByRole("button", { name: "Guardar Cambios" });
  const words = card(page).getByLabel("Texto");
  await expect(saveCard).toBeDisabled();
  await words.fill("Prueba gratis");
  await page.getByRole("button", { name: "Añadir Enlace" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
  await expect(words).toHaveValue("Prueba gratis");
  await page.getByRole("navigation", { name: "Administración" }).getByRole("link", { name: "Precios" }).click();
  await page
    .getByRole("alertdialog", { name: "¿Salir sin guardar?" })
    .getByRole("button", { name: /Seguir/ })
    .click();
  await card(page).getByRole("button", { name: "Descartar" }).click();
  await expect(words).toHaveValue("Únete Ahora");

  await words.fill("Prueba gratis");
  await card(page).getByLabel("Ruta").fill("/contact");
  await expect(page.locator("[inert]").getByText("Prueba gratis")).toHaveCount(2);
  await saveCard.click();
  await expectToast(page, "Éxito", "Botón de acción actualizado correctamente.");
  await site.reload();
  const button = site.locator("header").getByRole("link", { name: "Prueba gratis", includeHidden: true }).first();
  await expect(button).toHaveAttribute("href", "/contact");

  await test.step("what somebody else changed meanwhile is not overwritten unseen", async () => {
    await words.fill("Lo mío");
    await sql`update site_content set content_value = 'Lo suyo' where content_key = 'header_cta_text'`;
    await saveCard.click();
    const versions = page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" });
    await expect(versions.getByRole("row", { name: /Texto/ })).toContainText("Lo suyo");
    await versions.getByRole("button", { name: "Quedarme con lo guardado" }).click();
    await expect(words).toHaveValue("Lo suyo");
  });
});
