import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, openSection, test } from "./fixtures/staff.ts";

// Each section as it opens is looked at on the way through the menu (staff-moves-between-sections).

test("nothing stands in the way among the activities", async ({ page }) => {
  await openSection(page, "/admin/timetable/actividades", "Actividades");
  await expectNoFindings(page);
});

for (const path of ["prices", "ninecast", "events", "testimonials"]) {
  test(`nothing stands in the way in the dialogs of ${path}`, async ({ page }) => {
    await page.goto(`/admin/${path}/nuevo`);
    await page.getByRole("dialog").waitFor();
    await page.getByRole("button", { name: "Guardar Cambios" }).click();
    await expect(page.locator(".field__error").first()).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole("textbox").first().fill("algo");
    await page.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("alertdialog").waitFor();
    await expectNoFindings(page);
    await page.getByRole("button", { name: "Salir sin guardar" }).click();
    await page
      .getByRole("button", { name: /^Eliminar/ })
      .first()
      .click();
    await page.getByRole("alertdialog", { name: "¿Estás seguro?" }).waitFor();
    await expectNoFindings(page);
  });
}

test("nothing stands in the way of who signs in, nor of who has searched in vain", async ({ page }) => {
  await openSection(page, "/admin/prices", "Gestionar Precios");
  await page.getByRole("searchbox").fill("nada que exista");
  await expect(page.getByRole("button", { name: "Borrar la búsqueda" })).toBeVisible();
  await expectNoFindings(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expectNoFindings(page);
});
