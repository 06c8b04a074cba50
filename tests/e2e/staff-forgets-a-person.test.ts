import { readFile } from "node:fs/promises";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test("somebody's data are found by a phone in another form, handed over and erased; how long they are kept is set once", async ({
  page,
  restoreAfter,
  site,
}) => {
  await restoreAfter("requests", "request_events", "partner_submissions", "data_erasures", "privacy_settings");
  await site.sql`
    insert into requests ${site.sql([
      { ...request, message: "¿Hay piscina?", phone: "+34 600-12-34-56", email: null },
      { ...request, message: "Soy amiga de Olga, 600123456", phone: null, email: "amiga@correo.example" },
    ])}`;
  await openSection(page, "/admin/privacy", "Privacidad");
  const person = page.getByRole("region", { name: "Datos de una persona" });
  await person.getByLabel("Email o teléfono").fill("60012345");
  await person.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect(person.getByText(/^Escribe nueve cifras/)).toBeVisible();
  await person.getByLabel("Email o teléfono").fill("0034 600 123 456");
  await person.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect(person.getByRole("heading", { name: "1 dato guardado de +34600123456" })).toBeVisible();
  await expect(person.getByText("¿Hay piscina?")).toBeVisible();
  await expect(person.getByRole("heading", { name: "Otra persona la nombra" })).toBeVisible();
  await expectNoFindings(page);
  expect(page.url()).not.toMatch(/600/);

  const download = page.waitForEvent("download");
  await person.getByRole("button", { name: "Exportar JSON" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file).toMatchObject([{ tipo: "mensaje", datos: { message: "¿Hay piscina?" } }]);

  await person.getByRole("button", { name: "Borrar sus datos…" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Borrar los datos de esta persona?" });
  await expect(question).toContainText("Se borra para siempre: 1 mensaje.");
  await expectNoFindings(page);
  await question.getByRole("button", { name: "Borrar sus datos" }).click();
  await expectToast(page, "Éxito", "Borrado: 1 mensaje.");
  await expect(person.getByRole("heading", { name: "No hay nada de +34600123456" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Últimos borrados" })).toContainText("1 mensaje");
  expect((await site.sql`select from requests where message = 'Soy amiga de Olga, 600123456'`).length).toBe(1);

  await test.step("how long data are kept is set once, and the privacy policy says it", async () => {
    const terms = page.getByRole("form", { name: "Cuánto se guarda" });
    await terms.getByLabel(/^Mensajes/).fill("0");
    await terms.getByRole("button", { name: "Guardar plazos" }).click();
    await expect(terms.getByText(/1.*120/)).toBeVisible();
    await terms.getByLabel(/^Mensajes/).fill("7");
    await terms.getByRole("button", { name: "Guardar plazos" }).click();
    await expectToast(page, "Éxito", "Plazos guardados. La política de privacidad ya los dice.");
    await expect
      .poll(async () => (await site.fetch("/politica-de-privacidad")).text())
      .toContain("Como mucho, 7 meses desde que llegan.");
  });
  await test.step("a request is deleted from the inbox after a question", async () => {
    const [row] = await site.sql`
      insert into requests ${site.sql({ ...request, message: "Publicidad", email: "spam@correo.example" })} returning id`;
    await page.goto(`/admin/inbox/${row?.id}`);
    await page.getByRole("button", { name: "Borrar", exact: true }).click();
    const deletion = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
    await expect(deletion).toContainText("Se borran también sus notas.");
    await deletion.getByRole("button", { name: "Eliminar" }).click();
    await expectToast(page, "Éxito", "Solicitud borrada.");
    await expect(page).toHaveURL(/\/admin\/inbox$/);
    expect((await site.sql`select from requests where id = ${row?.id}`).length).toBe(0);
  });
});

const request = { kind: "message", name: "Olga Martín", page: "/contact", notice_version: "2026-11" };
