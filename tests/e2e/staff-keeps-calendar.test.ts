import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test("holidays and closures are added, said when they are there, changed, and taken away", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("club_days");
  await site.sql`delete from club_days`;
  const year = Number(new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format().slice(0, 4)) + 1;
  await openSection(page, `/admin/company/festivos?anio=${year}`, "Festivos y cierres");
  await expect(page.getByRole("table")).toHaveCount(12);
  await page.getByRole("button", { name: /, 3 de marzo$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Añadir día" });
  await expect(dialog.getByLabel("Fecha")).toHaveValue(`${year}-03-03`);
  await dialog.getByLabel("Qué día es").selectOption("Horario especial");
  await dialog.getByRole("button", { name: "Añadir" }).click();
  await expect(dialog.getByText("Escribe las horas de ese día, como 10:00-15:00.")).toBeVisible();
  await dialog.getByLabel("Horas").fill("9:00-13:00");
  await dialog.getByLabel(/^Nombre(?! en)/).fill("Inventario");
  await dialog.getByLabel("En todos los clubs").uncheck();
  await dialog.getByRole("button", { name: "Añadir" }).click();
  await expect(dialog.getByText("Elige al menos un club, o todos.")).toBeVisible();
  await dialog.getByLabel("ACACIAS").check();
  await dialog.getByLabel("RETIRO").check();
  await dialog.getByRole("button", { name: "Añadir" }).click();
  await expectToast(page, "Éxito", "2 días añadidos. La web ya los muestra.");
  const row = page.getByRole("listitem").filter({ hasText: "Inventario" });
  await expect(row).toContainText("horario especial 9:00–13:00 · solo ACACIAS y RETIRO");

  // The same once more.
  await page.getByRole("button", { name: "Añadir día" }).click();
  await dialog.getByLabel("Fecha").fill(`${year}-03-03`);
  await dialog.getByLabel("En todos los clubs").uncheck();
  await dialog.getByLabel("RETIRO").check();
  await dialog.getByRole("button", { name: "Añadir" }).click();
  await expect(dialog.getByText(/^Ya está en el calendario: .*3 mar, Inventario .*solo RETIRO/)).toBeVisible();
  await expect(dialog.getByLabel("Fecha")).toBeFocused();
  await expectBestPractice(page);
  await page.keyboard.press("Escape");

  await row.getByRole("button", { name: /^Editar/ }).click();
  const editing = page.getByRole("dialog", { name: /^Editar/ });
  await editing.getByLabel("Qué día es").selectOption("Cerrado");
  await editing.getByRole("button", { name: "Guardar" }).click();
  await expectToast(page, "Éxito", "Día actualizado. La web ya lo muestra.");
  expect(await site.sql`select distinct kind, hours from club_days`).toEqual([{ kind: "cerrado", hours: null }]);

  await row.getByRole("button", { name: /^Editar/ }).click();
  await editing.getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Inventario · cerrado ya no está.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(row).toContainText("solo ACACIAS y RETIRO");

  await page.getByRole("button", { name: `Traer festivos de Madrid ${year}` }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "La Almudena" })).toContainText("todos los clubs");
  await expect(page.getByRole("button", { name: /^Traer festivos/ })).toHaveCount(0);
});
