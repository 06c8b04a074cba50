import { readFile } from "node:fs/promises";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/partners/solicitudes", "Gestionar Partners");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();
const details = (page: Page) =>
  page.getByRole("row", { name: /Fórmula/ }).getByRole("button", { name: /^Ver detalles/ });

test.beforeEach(async ({ restoreAfter, site }) => {
  await restoreAfter("partner_submissions");
  await site.sql`insert into partner_submissions (company_name, contact_name, email, website, proposal)
    values ('=Fórmula & "Co"', 'Ana', 'ana@formula.example', 'https://formula.example', E'Uno;\nDos <b>')`;
});

test("the badge counts what waits and what arrives; an answered proposal leaves it, two answers are a question @desktop", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openSection(page, "/admin/partners", "Gestionar Partners");
  const tab = page.getByRole("tab", { name: /^Solicitudes/ });
  await expect(tab).toContainText("4 pendientes");
  await site.sql`insert into partner_submissions (company_name, contact_name, email, proposal)
    values ('Tardía', 'Eva', 'eva@tardia.example', 'Tarde, pero aquí.')`;
  await page.clock.fastForward("01:01");
  await expect(tab).toContainText("5 pendientes");
  await expect(page.getByRole("link", { name: /^Partners/ })).toContainText("5 solicitudes pendientes");

  await tab.click();
  await details(page).click();
  const dialog = page.getByRole("dialog", { name: 'Solicitud de =Fórmula & "Co"' });
  await expect(dialog.getByText("Dos <b>")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "https://formula.example" })).toHaveAttribute("rel", /noopener/);
  await dialog.getByLabel("Estado").selectOption({ label: "En contacto" });
  await save(page);
  await expectToast(page, "Éxito", "Solicitud actualizada correctamente.");
  await expect(tab).toContainText("4 pendientes");
  const stored = async () =>
    (await site.sql`select status from partner_submissions where company_name like '=%'`)[0]?.status;
  expect(await stored()).toBe("contacted");

  await details(page).click();
  await dialog.getByLabel("Estado").selectOption({ label: "Aceptada" });
  await site.sql`update partner_submissions set status = 'discarded' where company_name like '=%'`;
  await save(page);
  const versions = page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" });
  await expect(versions).toContainText("Estado");
  expect(await stored()).toBe("discarded");
  await versions.getByRole("button", { name: "Guardar lo mío" }).click();
  await expectToast(page, "Éxito", "Solicitud actualizada correctamente.");
});

test("proposals are exported, answered by mail or in the inbox, and deleted @desktop", async ({ page }) => {
  await open(page);
  await test.step("the exported list opens in a Spanish spreadsheet and runs no formula", async () => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportar CSV" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^solicitudes-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text.startsWith("\ufeffFecha;Estado;Empresa;")).toBe(true);
    // A date as every spreadsheet reads it.
    expect(text).toMatch(/\r\n\d{4}-\d\d-\d\d \d\d:\d\d;Pendiente;/);
    expect(text).toContain(
      `;Pendiente;"'=Fórmula & ""Co""";Ana;ana@formula.example;;https://formula.example;"Uno;\nDos <b>"`,
    );
    expect(text.trim().split("\r\n")).toHaveLength(5);
  });
  await test.step("an answer is an e-mail with a subject, or is written in the inbox", async () => {
    await details(page).click();
    const address = "mailto:ana@formula.example?subject=Tu%20propuesta%20a%20NINE%20FITNESS%3A%20%3DF%C3%B3rmula";
    await expect(page.getByRole("link", { name: "ana@formula.example" })).toHaveAttribute(
      "href",
      `${address}%20%26%20%22Co%22`,
    );
    await page.getByRole("link", { name: "Contestar en la bandeja" }).click();
    await expect(page).toHaveURL(/\/admin\/inbox\/[0-9a-f-]+$/);
    const request = page.getByRole("article", { name: "Ana" });
    await expect(request.getByText("Dos <b>")).toBeVisible();
    await expect(request.getByRole("textbox", { name: "Texto de la respuesta" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
  await page.getByRole("link", { name: /^Partners.*pendientes/ }).click();
  await page.getByRole("tab", { name: /^Solicitudes/ }).click();
  await page.getByRole("button", { name: "Eliminar la solicitud de =Fórmula" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Esto eliminará permanentemente la solicitud.");
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expectToast(page, "Éxito", "Solicitud eliminada correctamente.");
  await expect(page.getByText("=Fórmula")).toHaveCount(0);
});

test("a phone shows proposals as cards, and answers one @phone", async ({ page }) => {
  await open(page);
  const row = page.getByRole("row", { name: /Fórmula/ });
  expect((await row.boundingBox())?.height).toBeGreaterThan(100);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits).toBe(true);
  await details(page).tap();
  await expect(page.getByRole("dialog")).toContainText("ana@formula.example");
  await page.getByLabel("Estado").selectOption({ label: "En contacto" });
  await save(page);
  await expectToast(page, "Éxito", "Solicitud actualizada correctamente.");
});
