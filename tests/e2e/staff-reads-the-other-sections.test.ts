import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, openSection, test } from "./fixtures/staff.ts";

test("nothing stands in the way in the forms of what is stored, their previews included", async ({ page }) => {
  for (const name of ["9ftoday", "merch", "landings"]) {
    await page.goto(`/admin/${name}`);
    await page
      .getByRole("button", { name: /^Editar/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Guardar Cambios" }).waitFor();
    if (name === "9ftoday") await page.getByRole("tab", { name: "Vista previa" }).click();
    await expect(page.frameLocator("iframe[title='Vista previa de la página']").locator("h1")).toBeVisible();
    await expectNoFindings(page);
  }
});

test("nothing stands in the way of who lets an article be written, errs in one, or switches the section off", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("site_settings");
  await page.goto("/admin/9ftoday/nuevo?ia");
  await page.getByRole("button", { name: "Generar", exact: true }).click();
  await expect(page.locator("#field-prompt-error")).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.locator(".field__error").first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Volver a 9F Today" }).click();
  await page.getByRole("switch").click();
  await expect(page.getByText("La sección 9FToday está desactivada.")).toBeVisible();
  await expectNoFindings(page);
});

test("nothing stands in the way in the JSON of a landing and the tabs of the Manifiesto", async ({ page }) => {
  await page.goto("/admin/landings/nuevo");
  await page.getByRole("tab", { name: "JSON" }).click();
  await page.getByLabel("Contenido en JSON").fill("{");
  await expectNoFindings(page);
  await page.goto("/admin/manifiesto");
  for (const tab of ["Hero", "Misión", "Visión", "Manifiesto", "CTA Final"]) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await expectNoFindings(page);
  }
});

test("nothing stands in the way among proposals and activities, of who has searched in vain, nor of who signs in", async ({
  page,
}) => {
  await page.goto("/admin/partners/solicitudes");
  await page
    .getByRole("button", { name: /^Ver detalles/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await expectNoFindings(page);
  await openSection(page, "/admin/timetable/actividades", "Actividades");
  await expectNoFindings(page);
  await openSection(page, "/admin/prices", "Gestionar Precios");
  await page.getByRole("searchbox").fill("nada que exista");
  await expect(page.getByRole("button", { name: "Borrar la búsqueda" })).toBeVisible();
  await expectNoFindings(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expectNoFindings(page);
});
