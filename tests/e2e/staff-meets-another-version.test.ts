import { place, save, startEditing } from "./fixtures/event-sheet.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => restoreAfter("events"));

test("two people who edit the same event keep both changes, or see both versions and choose", async ({
  page,
  site,
}) => {
  const versions = page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" });
  await startEditing(page);
  await test.step("what they changed in different fields is kept, also in a draft that is taken up again", async () => {
    await site.sql`update events set time = '23:00', title = 'Otro título'`;
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(/Aquí hay cambios sin guardar del/).waitFor();
    await expectNoFindings(page);
    await page.getByRole("button", { name: "Recuperarlos" }).click();
    await save(page);
    await expect(versions).toContainText("Habéis cambiado cosas distintas: se pueden guardar los dos cambios.");
    await expect(versions).toContainText("La otra persona ha cambiado: Título y Hora.");
    await expect(versions).toContainText("Tú has cambiado: Lugar.");
    await expect(versions.getByRole("table")).toHaveCount(0);
    await versions.getByRole("button", { name: "Guardar los dos cambios" }).click();
    await expectToast(page, "Éxito", "Evento actualizado correctamente.");
    const saved = await site.sql`select title, time from events where location = 'Un sitio que tardé en escribir'`;
    expect(saved.map(({ title, time }) => [title, time])).toEqual([["Otro título", "23:00"]]);
  });
  await test.step("of the same field one version is chosen, theirs", async () => {
    await page.getByRole("button", { name: "Editar Otro título" }).first().click();
    await place(page).fill("Lo mío");
    await site.sql`update events set location = 'Lo de otra persona', title = 'Y otro título'`;
    await save(page);
    await expect(versions.getByRole("row", { name: /Lugar/ })).toContainText("Lo de otra persona");
    // What this form never touched is no question, and is not lost either.
    await expect(versions.getByRole("row", { name: /Título/ })).toHaveCount(0);
    await expect(versions).toContainText("La otra persona ha cambiado también: Título.");
    await expectNoFindings(page);
    await versions.getByRole("button", { name: "Quedarme con lo guardado" }).click();
    await expect(place(page)).toHaveValue("Lo de otra persona");
    await expect(page.getByText("Cambios sin guardar")).toHaveCount(0);
  });
  await test.step("or one's own", async () => {
    await place(page).fill("Ahora sí");
    await site.sql`update events set location = 'Otra vez', title = 'El último título'`;
    await save(page);
    await versions.getByRole("button", { name: "Guardar lo mío" }).click();
    // A toast of before may still be there.
    await expect
      .poll(() => site.sql`select title from events where location = 'Ahora sí'`)
      .toEqual([{ title: "El último título" }]);
  });
});
