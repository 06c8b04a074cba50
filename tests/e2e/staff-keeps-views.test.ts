import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, openSection, test } from "./fixtures/staff.ts";

// A name that is taken is refused by the database.
test.use({ expectedErrors: ["status of 409"] });

test("a way of looking at a list is kept by a name, opened, called otherwise and forgotten", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("saved_views");
  await openSection(page, "/admin/prices", "Gestionar Precios");
  await page.getByRole("searchbox", { name: "Buscar precios" }).fill("anual");
  await expect(page.getByRole("status").filter({ hasText: /de \d+ precios/ })).toBeVisible();
  const open = page.getByRole("button", { name: "Vistas" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Vistas de la lista" });
  const club = dialog.getByLabel("Club", { exact: true });
  await club.click();
  await expect(club).not.toBeChecked();
  const name = dialog.getByLabel("Guardar lo que se ve ahora como");
  await name.fill("Las anuales");
  await dialog.getByRole("button", { name: "Guardar la vista" }).click();
  await expect(dialog.getByRole("button", { name: "Las anuales", exact: true })).toBeVisible();
  await expectNoFindings(page);
  await name.fill("las ANUALES ");
  await dialog.getByRole("button", { name: "Guardar la vista" }).click();
  await expect(dialog.getByText("Ya tienes una vista que se llama «las ANUALES». Escribe otro nombre.")).toBeVisible();

  await openSection(page, "/admin/prices", "Gestionar Precios");
  await expect(page.getByRole("columnheader", { name: "Club" })).toHaveCount(1);
  await open.click();
  await dialog.getByRole("button", { name: "Las anuales", exact: true }).click();
  await expect(page).toHaveURL(/sin=Club.*buscar=anual|buscar=anual.*sin=Club/);
  await expect(page.getByRole("searchbox", { name: "Buscar precios" })).toHaveValue("anual");
  await expect(page.getByRole("columnheader", { name: "Club" })).toHaveCount(0);

  await open.click();
  await dialog.getByRole("button", { name: "Cambiar el nombre de Las anuales" }).click();
  await dialog.getByLabel("Nombre", { exact: true }).fill("De doce meses");
  await dialog.getByRole("button", { name: "Guardar el nombre" }).click();
  await dialog.getByRole("button", { name: "Borrar la vista De doce meses" }).click();
  await expect(dialog.getByText("Aún no has guardado ninguna.")).toBeVisible();
});
