import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, test } from "./fixtures/staff.ts";

for (const name of ["9ftoday", "merch", "landings", "partners"]) {
  test(`nothing stands in the way in a form of ${name} with its faults`, async ({ page }) => {
    await page.goto(`/admin/${name}/nuevo`);
    await page.getByRole("button", { name: /^Guardar( Cambios)?$/ }).click();
    await expect(page.locator(".field__error").first()).toBeVisible();
    await expectNoFindings(page);
  });
}

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

test("nothing stands in the way of who lets an article be written, or switches the section off", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("site_settings");
  await page.goto("/admin/9ftoday/nuevo?ia");
  await page.getByRole("button", { name: "Generar", exact: true }).click();
  await expect(page.locator("#field-prompt-error")).toBeVisible();
  await expectNoFindings(page);
  await page.goto("/admin/9ftoday");
  await page.getByRole("switch").click();
  await expect(page.getByText("La sección 9FToday está desactivada.")).toBeVisible();
  await expectNoFindings(page);
});

test("nothing stands in the way in the JSON of a landing, a proposal and each tab of the Manifiesto", async ({
  page,
}) => {
  await page.goto("/admin/landings/nuevo");
  await page.getByRole("tab", { name: "JSON" }).click();
  await page.getByLabel("Contenido en JSON").fill("{");
  await expectNoFindings(page);
  await page.goto("/admin/partners/solicitudes");
  await expect(page.getByRole("table")).toBeVisible();
  await expectNoFindings(page);
  await page
    .getByRole("button", { name: /^Ver detalles/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await expectNoFindings(page);
  await page.goto("/admin/manifiesto");
  for (const tab of ["Hero", "Misión", "Visión", "Manifiesto", "CTA Final"]) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await expectNoFindings(page);
  }
});
