import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test("a message is found, taken, noted and closed from the inbox, by hand and by keys @desktop", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("requests", "request_events", "partner_submissions");
  await openSection(page, "/admin/inbox", "Bandeja");
  await expect(page.getByRole("link", { name: /^Bandeja/ }).first()).toContainText("solicitudes pendientes");
  await page.getByRole("searchbox", { name: "Buscar en la bandeja" }).fill("MONTALBAN parking");
  await page.getByRole("searchbox", { name: "Buscar en la bandeja" }).press("Enter");
  await expect(page).toHaveURL(/buscar=MONTALBAN/);
  await expect(page.getByText("1 solicitud", { exact: true })).toBeVisible();
  await page.getByRole("heading", { name: "Bandeja", level: 1 }).click();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "Javier Montalbán", level: 2 })).toBeVisible();
  await page.getByRole("textbox", { name: /^Nota interna/ }).fill("El parking son 90 min.");
  await page.getByRole("button", { name: "Guardar nota" }).click();
  await expectToast(page, "Éxito", "Nota guardada.");
  await expect(page.getByRole("region", { name: "Historia" })).toContainText("El parking son 90 min.");
  await page.getByLabel("Plantilla").selectOption({ label: "Parking y accesos" });
  await expect(page.getByRole("textbox", { name: "Texto de la respuesta" })).toHaveValue(/^Hola, Javier:/);
  await page.getByRole("heading", { name: "Historia" }).click();
  await page.keyboard.press("e");
  await expect(page.getByRole("combobox", { name: /^Estado/ })).toHaveValue("closed");
  await expect(page.getByRole("region", { name: "Historia" })).toContainText("la pasó a «Cerrada»");
});
