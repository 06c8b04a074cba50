import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test("who the company is is written once and printed on every page @desktop", async ({ page, restoreAfter }) => {
  await restoreAfter("company");
  await openSection(page, "/admin/company", "Datos de la empresa");
  // This installation's environment says it.
  const phone = page.getByLabel("Teléfono");
  await expect(phone).toHaveValue("910 000 009");
  await expect(phone).not.toBeEditable();
  await expect(page.getByText("Lo fija LEGAL_PHONE: solo se cambia allí.")).toBeVisible();

  await page.getByLabel("Email de protección de datos").fill("datos@ninefitness");
  await page.getByLabel("Instagram").fill("instagram.example/nueve");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page.getByText("Falta el final del email, por ejemplo «.com».")).toBeVisible();
  await expect(page.getByLabel("Email de protección de datos")).toBeFocused();
  await page.getByLabel("Email de protección de datos").fill("datos@ninefitness.example");
  await expect(page.getByRole("complementary", { name: "Vista previa" })).toContainText("Instagram");
  // The eye finds what is different from the web.
  await expect(page.getByRole("complementary", { name: "Vista previa" }).locator("mark")).toHaveText(["Instagram"]);
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(page, "Éxito", "Datos de la empresa actualizados.");

  const site = await page.context().newPage();
  await site.goto("/politica-de-privacidad");
  await expect(site.getByRole("contentinfo").getByRole("link", { name: /Instagram/ })).toHaveAttribute(
    "href",
    "https://instagram.example/nueve",
  );
  await expect(site.getByRole("main").getByRole("link", { name: "datos@ninefitness.example" }).first()).toBeVisible();
});
