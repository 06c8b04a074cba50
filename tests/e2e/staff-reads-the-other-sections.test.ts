import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, test } from "./fixtures/staff.ts";

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

test("nothing stands in the way in a form with its faults and its preview, nor in a landing's JSON", async ({
  page,
}) => {
  await page.goto("/admin/landings/nuevo");
  await page.getByRole("tab", { name: "JSON" }).click();
  await page.getByLabel("Contenido en JSON").fill("{");
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Salir sin guardar" }).click();
  // Of all forms the one with the most kinds of fields.
  await page.getByRole("link", { name: "Merch" }).click();
  await page
    .getByRole("button", { name: /^Editar/ })
    .first()
    .click();
  const preview = page.frameLocator("iframe[title='Vista previa de la página']");
  await expect(preview.locator("h1")).toBeVisible();
  await page.getByLabel("Nombre", { exact: true }).fill("");
  await page.getByLabel("Precio", { exact: true }).fill("-1");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page.locator(".field__error").first()).toBeVisible();
  await expectNoFindings(page);
});
