import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/manifiesto", "Editar Página Manifiesto");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

test.beforeEach(async ({ restoreAfter }) => restoreAfter("manifiesto_content"));

// What it says when the backend fails stands in failed-pages.test.tsx.
test("what is written in the five tabs is seen beside them at once, and is on the page once saved; two people are told", async ({
  page,
  site,
}) => {
  await open(page);
  const preview = page.frameLocator("iframe[title='Vista previa de la página']");
  const isShown = (heading: string) =>
    expect(preview.getByRole("heading", { name: heading, includeHidden: true })).toBeInViewport();
  await page.getByLabel("Título, línea 2").fill("Es tu casa");
  await expect(preview.locator("h1")).toContainText(/es tu casa/i);
  await tab(page, "Misión");
  await isShown("Nuestra misión");
  await page.locator("[name=mission_text]").fill("Primera línea.\nSegunda línea.");
  await tab(page, "Visión");
  await isShown("Nuestra visión");
  await page.locator("[name=vision_title]").fill("Lo que viene");
  await tab(page, "Manifiesto");
  await page.getByRole("button", { name: "Quitar línea 1" }).click();
  await page.getByRole("button", { name: "Añadir Línea" }).click();
  await page.keyboard.type("Y cerramos juntos.");
  await page.getByRole("button", { name: "Añadir Línea" }).click();
  await tab(page, "CTA Final");
  await page.getByLabel("Enlace del botón").fill("javascript:alert(1)");
  await expect(page.getByText("Con esta dirección el botón no se ve en la web.")).toBeVisible();
  await page.getByLabel("Enlace del botón").fill("/clubs");
  await page.getByLabel("Texto del botón").fill("Ven a vernos");
  await save(page);
  await expectToast(page, "Éxito", "Contenido del manifiesto actualizado.");

  await test.step("another person's save is shown, not overwritten", async () => {
    await tab(page, "Hero");
    await page.getByLabel("Subtítulo").fill("Lo mío");
    await site.sql`update manifiesto_content set content = jsonb_set(content, '{hero,subtitle}', '"Lo suyo"')`;
    await save(page);
    const versions = page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" });
    await expect(versions).toContainText("Lo suyo");
    await versions.getByRole("button", { name: "Quedarme con lo guardado" }).click();
    await expect(page.getByLabel("Subtítulo")).toHaveValue("Lo suyo");
  });

  const [row] = await site.sql`select content from manifiesto_content`;
  expect(row?.content.manifiesto.lines.slice(-2)).toEqual(["Y cerramos juntos.", ""]);
  expect(row?.content.mission.text).toBe("Primera línea.\nSegunda línea.");
  await expect(async () => {
    // Where reading is slow, the last good page goes ahead.
    await page.goto("/manifiesto");
    await expect(page.locator("h1")).toContainText(/es tu casa/i, { timeout: 300 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Ven a vernos" })).toBeVisible();
});
