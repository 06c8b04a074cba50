import { writeFile } from "node:fs/promises";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => {
  await restoreAfter("precios");
});

/** Opens the dialog and chooses a file for it. */
async function choose(page: Page, file: string) {
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Importar precios" });
  await dialog.getByRole("button", { name: "Elegir archivo" }).waitFor();
  await dialog.locator("input[type=file]").setInputFiles(file);
  return dialog;
}

test("a list of January is looked at, mended, imported at one press and taken back @phone", async ({
  page,
  site,
}, info) => {
  const rates = () => site.sql`select club_id, title, price, available_slots from precios order by club_id, title`;
  const before = await rates();
  const file = info.outputPath("tarifas-enero-2027.csv");
  const lines = [
    "titulo;club;precio;cupo;Notas",
    "Anual;Acacias;51,90;;",
    "Mensual;Acacias;64,9;;igual",
    "Mañanas;Acacias;39,90;60;",
    "Mensual;Retiro;7o,90;;",
    "spAce Dúo;Valdevebas;99,90;12;",
    "Fin de semana;Móstoles;29,90;;",
    "Fin de semana;Retiro;29,90;80;",
  ];
  // As an old spreadsheet saves it.
  await writeFile(file, Buffer.from(lines.join("\r\n"), "latin1"));
  await openSection(page, "/admin/prices", "Gestionar Precios");
  await test.step("what was exported comes back without a change, and a file that cannot be read says why", async () => {
    await page.getByRole("button", { name: "Exportar" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("dialog", { name: /^Exportar/ })
        .getByRole("button", { name: "Excel (.xlsx)" })
        .click(),
    ]);
    const exported = info.outputPath(download.suggestedFilename());
    await download.saveAs(exported);
    const same = await choose(page, exported);
    await expect(same.getByText("Todo está igual: no hay nada que importar.")).toBeVisible();
    await expect(same.getByRole("button", { name: "Importar 0 filas" })).toBeDisabled();
    await page.keyboard.press("Escape");
    const empty = info.outputPath("viejo.csv");
    await writeFile(empty, "Título;Club\n");
    const refused = await choose(page, empty);
    await expect(refused.getByRole("alert")).toHaveText("El archivo no tiene filas debajo de la primera.");
    await page.keyboard.press("Escape");
    await expect(refused).toHaveCount(0);
  });
  const dialog = await choose(page, file);
  await expect(dialog).toContainText("7 filas · punto y coma, Windows-1252");
  const line = (text: string) => dialog.getByRole("row").filter({ hasText: text });
  await expect(line("Anual")).toContainText("51,90 €");
  await expect(line("Mañanas")).toHaveCount(0);
  await dialog.getByLabel("La columna cupo es").selectOption({ label: "Plazas disponibles" });
  await expect(line("Mañanas")).toContainText("Plazas disponibles 40 60");

  await expect(line("Móstoles")).toContainText("«Club» dice Móstoles");
  await line("7o,90").getByRole("button", { name: "Usar 70,90" }).click();
  await line("Valdevebas").getByRole("button", { name: "Usar VALDEBEBAS" }).click();
  await expect(dialog.getByRole("button", { name: "Con error 1" })).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole("button", { name: "Con error 1" }).click();
  const [wrong] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Bajar la que tiene error" }).click(),
  ]);
  expect(wrong.suggestedFilename()).toBe("tarifas-enero-2027-con-error.csv");
  // Nothing so far.
  expect(await rates()).toEqual(before);

  await dialog.getByRole("button", { name: /^Importar \d filas$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Importado: 4 filas cambiadas y 1 fila nueva\.$/)).toBeVisible();
  const after = await rates();
  expect(after).toHaveLength(before.length + 1);
  expect(after.find((row) => row.title === "Anual" && row.club_id === "acacias")?.price).toBe("51.90");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expectToast(page, "Éxito", "Todo vuelve a estar como antes.");
  expect(await rates()).toEqual(before);
});

test.describe("when a colleague saves one of the rows meanwhile", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("nothing is written, her line says so, and may still be imported @desktop", async ({ page, site }, info) => {
    const file = info.outputPath("tarifas.csv");
    await writeFile(file, "Título;Club;Precio\nAnual;ACACIAS;51,90\nMensual;ACACIAS;66,90\n");
    await openSection(page, "/admin/prices", "Gestionar Precios");
    const dialog = await choose(page, file);
    await expect(dialog.getByRole("button", { name: "Importar 2 filas" })).toBeEnabled();
    await site.sql`update precios set subtitle = 'De otra' where title = 'Mensual' and club_id = 'acacias'`;
    await dialog.getByRole("button", { name: "Importar 2 filas" }).click();
    const line = dialog.getByRole("row").filter({ hasText: "Mensual" });
    await expect(line).toContainText("Otra persona la ha cambiado mientras mirabas.");
    await expectNoFindings(page);
    const [row] = await site.sql`select price from precios where title = 'Anual' and club_id = 'acacias'`;
    expect(row?.price).toBe("49.90");
    await line.getByRole("button", { name: "Importar esta línea igualmente" }).click();
    await dialog.getByRole("button", { name: "Importar 2 filas" }).click();
    await expectToast(page, "Éxito", "Importado: 2 filas cambiadas.");
  });
});
