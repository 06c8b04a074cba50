import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => restoreAfter("precios", "planned_changes"));

test("a price for later waits in the form, can be moved, applied at once and thrown away", async ({ page }) => {
  await openSection(page, "/admin/prices", "Gestionar Precios");
  const form = page.getByRole("dialog", { name: "Editar Precio" });
  const open = () =>
    page
      .getByRole("button", { name: /^Editar .* de ACACIAS$/ })
      .first()
      .click();
  await open();
  const price = form.getByLabel("Precio", { exact: true });
  const before = await price.inputValue();
  await price.fill("12,34");
  await form.getByRole("button", { name: "Guardar para más adelante…" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
  await expect(dialog).toContainText(before);
  await expect(dialog).toContainText("12,34");
  await dialog.getByLabel("Desde").fill("2020-01-01T00:00");
  await dialog.getByRole("button", { name: "Guardar para el 1 de enero" }).click();
  await expect(dialog).toContainText("Ese momento ya ha pasado");
  await dialog.getByLabel("Desde").fill("2037-12-01T00:00");
  await dialog.getByRole("button", { name: "Guardar para el 1 de diciembre" }).click();
  await expectToast(page, "Cambio previsto", "1 de diciembre, 00:00");

  await open();
  await expect(price).toHaveValue(before);
  const planned = form.getByRole("region", { name: "Cambios previstos" });
  await expect(planned).toContainText("1 cambio previsto: 1 de diciembre, 00:00");
  await expect(planned).toContainText(`Precio ${before} → 12,34`);
  await planned.getByRole("button", { name: "Mover" }).click();
  await planned.getByLabel("Nuevo momento, hora de Madrid").fill("2037-12-02T10:30");
  await planned.getByRole("button", { name: "Mover" }).click();
  await expect(planned).toContainText("2 de diciembre, 10:30");
  await planned.getByRole("button", { name: "Aplicar ahora" }).click();
  await expectToast(page, "Cambio aplicado", "");
  await open();
  await expect(price).toHaveValue("12,34");
  await expect(planned).toBeHidden();
});
