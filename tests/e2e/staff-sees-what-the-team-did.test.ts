import { readFile } from "node:fs/promises";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { chooseSection, expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter, site }) => {
  await restoreAfter("testimonials");
  // Journeys before this one changed the same rows.
  await site.sql`truncate audit_log`;
});

test.describe("one press of many is refused", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("what the team did is on the dashboard, found by person, section and day, leads to the comparison, is a file, and not taken back over what came after it", async ({
    page,
    site,
  }) => {
    await site.sql`insert into audit_log (person, person_email, table_name, row_id, kind, before, after)
      select gen_random_uuid(), 'lucia@ninefitness.example', 'testimonials', id::text, 'update', '{"rating": 3}', '{"rating": 5}'
      from testimonials order by display_order desc limit 1`;
    await openSection(page, "/admin", "Dashboard de Administración");
    const block = page.getByRole("region", { name: "Lo que ha cambiado el equipo desde tu última visita" });
    await expect(block.getByRole("listitem")).toContainText("lucia cambió la reseña");
    await block.getByRole("link", { name: "Actividad", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Actividad" })).toBeVisible();

    await chooseSection(page, "Reseñas", "Gestionar Reseñas");
    await page
      .getByRole("button", { name: /^Editar / })
      .first()
      .click();
    await page.getByLabel("Nombre", { exact: true }).fill("Ñandú Prueba");
    await page.getByRole("button", { name: "Guardar Cambios" }).click();
    await expect(page.getByRole("button", { name: "Editar Ñandú Prueba" })).toBeVisible();

    await chooseSection(page, "Actividad");
    const line = page.getByRole("listitem").filter({ hasText: "la reseña Ñandú Prueba" });
    await expect(line).toContainText("Recepcion cambió la reseña Ñandú Prueba");
    await expect(line).toContainText("→ Ñandú Prueba");
    await page.getByLabel("Sección").selectOption("Reseñas");
    await expect(page).toHaveURL(/seccion=%2Fadmin%2Ftestimonials/);
    await expect(line).toBeVisible();
    await expectNoFindings(page);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar CSV" }).click();
    expect(await readFile(await (await coming).path(), "utf8")).toContain("la reseña Ñandú Prueba");
    await page.getByLabel("Día").fill("2020-01-01");
    await expect(page.getByText("No hay nada que cumpla estos filtros.")).toBeVisible();
    await page.getByRole("link", { name: "Quitar filtros" }).click();
    await line.getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Historial de Ñandú Prueba" })).toBeVisible();
    await expect(
      page
        .getByRole("row", { name: /^Nombre/ })
        .locator("td")
        .last(),
    ).toHaveText("Ñandú Prueba");
    await expectNoFindings(page);

    await test.step("taking a change back over another one says so, and writes nothing", async () => {
      await chooseSection(page, "Actividad");
      const back = page.getByRole("button", { name: /^Deshacer: la reseña Ñandú Prueba/ });
      await expect(back).toBeVisible();
      await site.sql`update testimonials set rating = 1, name = 'Ñandú Otra' where name = 'Ñandú Prueba'`;
      await back.click();
      await expectToast(page, "No se ha deshecho", "después se ha cambiado alguna de estas filas");
      expect(await site.sql`select from testimonials where name = 'Ñandú Otra'`).toHaveLength(1);
    });
  });
});

test("a change and a deletion are taken back from their line, and what came after it says so; what was made goes back from its toast and from its line, and waits in the trash", async ({
  page,
  site,
}) => {
  const [review] = await site.sql`select id, name from testimonials order by display_order limit 1`;
  await openSection(page, "/admin/testimonials", "Gestionar Reseñas");
  await page.getByRole("button", { name: `Editar ${review?.name}` }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Ñandú Prueba");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await page.getByRole("button", { name: "Eliminar Ñandú Prueba" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(page).toHaveURL(/testimonials$/);
  await expect(page.getByRole("button", { name: "Editar Ñandú Prueba" })).toHaveCount(0);

  await chooseSection(page, "Actividad");
  const back = page.getByRole("button", { name: /^Deshacer: la reseña Ñandú Prueba/ });
  // What came after a change stands before it: the deletion alone is offered.
  await expect(back).toHaveCount(1);
  await back.click();
  await expectToast(page, "Ñandú Prueba ha vuelto a Reseñas", "");
  await expect(page.getByRole("listitem").filter({ hasText: "recuperó la reseña Ñandú Prueba" })).toBeVisible();
  await site.sql`delete from audit_log where kind <> 'update'`;
  await page.reload();
  await expect(back).toHaveCount(1);
  await back.click();
  await expectToast(page, "Cambio deshecho", "con tu nombre");
  await expect(page.getByRole("heading", { name: "Actividad", level: 1 })).toBeFocused();
  expect((await site.sql`select name from testimonials where id = ${review?.id}`)[0]?.name).toBe(review?.name);

  await test.step("what was made", async () => {
    const make = async (name: string) => {
      await page.getByRole("button", { name: "Añadir Reseña" }).click();
      await page.getByLabel("Nombre", { exact: true }).fill(name);
      await page.getByLabel("Texto", { exact: true }).fill("Vuelvo cada semana.");
      await page.getByRole("button", { name: "Guardar Cambios" }).click();
      await expect(page.getByRole("button", { name: `Editar ${name}` })).toBeVisible();
    };
    await chooseSection(page, "Reseñas", "Gestionar Reseñas");
    await make("Ñandú Nueva");
    await page.locator(".toast").getByRole("button", { name: "Deshacer" }).click();
    await expectToast(page, "Éxito", "eliminad");
    await expect(page.getByRole("button", { name: "Editar Ñandú Nueva" })).toHaveCount(0);
    await make("Ñandú Segunda");
    // Its place in the list is no reason to keep it.
    await site.sql`update testimonials set display_order = 0 where name = 'Ñandú Segunda'`;
    await chooseSection(page, "Actividad");
    await page.getByRole("button", { name: "Deshacer: la reseña Ñandú Segunda" }).click();
    await expectToast(page, "Cambio deshecho", "Está 30 días en la papelera: la reseña Ñandú Segunda.");
    await chooseSection(page, "Papelera");
    for (const name of ["Ñandú Nueva", "Ñandú Segunda"])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
});
