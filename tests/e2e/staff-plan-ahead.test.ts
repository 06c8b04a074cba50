import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter, site }) => {
  await restoreAfter("precios", "planned_changes", "campaigns");
  await site.sql`delete from planned_changes`;
});

const parts = (page: Page) => {
  const form = page.getByRole("dialog", { name: "Editar Precio" });
  const price = form.getByLabel("Precio", { exact: true });
  return { form, price, dialog: page.getByRole("dialog", { name: "Guardar para más adelante" }) };
};

/** From the list. */
const openRate = (page: Page) =>
  page
    .getByRole("button", { name: /^Editar .* de ACACIAS$/ })
    .first()
    .click();

/** In the open form. */
async function planFor(page: Page, value: string): Promise<void> {
  const { form, price } = parts(page);
  await price.fill(value);
  await form.getByRole("button", { name: "Guardar para más adelante…" }).click();
}

test("a price for later waits in the form, can be moved, applied at once and thrown away", async ({ page, site }) => {
  await openSection(page, "/admin/prices", "Gestionar Precios");
  const { form, price, dialog } = parts(page);
  await openRate(page);
  const before = await price.inputValue();
  await planFor(page, "12,34");
  await expect(dialog).toContainText(before);
  await expect(dialog).toContainText("12,34");
  await dialog.getByLabel("Desde").fill("2020-01-01T00:00");
  await dialog.getByRole("button", { name: "Guardar para el 1 de enero" }).click();
  await expect(dialog).toContainText("Ese momento ya ha pasado");
  await dialog.getByRole("button", { name: "Elegir otro momento" }).click();
  await expect(dialog.getByLabel("Desde")).toBeFocused();
  await dialog.getByRole("button", { name: "Guardar para el 1 de enero" }).click();
  await expect(dialog.getByRole("list", { name: "El precio en el tiempo" })).toHaveCount(0);
  // Another moment is not asked about any more.
  await dialog.getByLabel("Desde").fill("2037-11-30T00:00");
  await expect(dialog.getByRole("button", { name: "Guardar ahora" })).toHaveCount(0);
  await expect(dialog.getByRole("list", { name: "El precio en el tiempo" })).toContainText("12,34\u00a0€");
  // The night in which the clocks go back has that hour twice.
  await dialog.getByLabel("Desde").fill("2037-10-25T02:30");
  await dialog.getByLabel("Esa noche la hora se repite").selectOption("Segunda (horario de invierno)");
  await expectNoFindings(page);
  await test.step("its longest words stand whole on the button of a narrow screen", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await dialog.getByLabel("Desde").fill("2037-09-30T00:00");
    const button = dialog.getByRole("button", { name: "Guardar para el 30 de septiembre de 2037" });
    expect((await button.boundingBox())?.x).toBeGreaterThanOrEqual(16);
    if (size) await page.setViewportSize(size);
  });
  await dialog.getByLabel("Desde").fill("2037-12-01T00:00");
  await dialog.getByRole("button", { name: "Guardar para el 1 de diciembre de 2037" }).click();
  await expectToast(page, "Cambio previsto", "1 de diciembre de 2037, 00:00");
  await expect(page.getByText("Hasta entonces la web sigue igual.")).toBeVisible();

  await openRate(page);
  await expect(price).toHaveValue(before);
  const planned = form.getByRole("region", { name: "Cambios previstos" });
  await expect(planned).toContainText("1 cambio previsto: 1 de diciembre de 2037, 00:00");
  await expect(planned).toContainText(`Precio ${before} → 12,34\u00a0€`);
  await planned.getByRole("button", { name: "Mover" }).click();
  await expect(planned.getByLabel("Nuevo momento, hora de Madrid")).toBeFocused();
  await planned.getByLabel("Nuevo momento, hora de Madrid").fill("2037-12-02T10:30");
  await planned.getByRole("button", { name: "Mover" }).click();
  await expect(planned).toContainText("2 de diciembre de 2037, 10:30");
  await expect(form.locator(":focus")).toHaveCount(1);
  await planned.getByRole("button", { name: "Aplicar ahora" }).click();
  await expectToast(page, "Cambio aplicado", "");
  await openRate(page);
  await expect(price).toHaveValue("12,34");
  await expect(planned).toBeHidden();

  await test.step("the second of two equal hours is what is planned", async () => {
    await planFor(page, "13,45");
    await dialog.getByLabel("Desde").fill("2027-10-31T02:30");
    await dialog.getByLabel("Esa noche la hora se repite").selectOption("Segunda (horario de invierno)");
    await dialog.getByRole("button", { name: "Guardar para el 31 de octubre" }).click();
    await expectToast(page, "Cambio previsto", "31 de octubre");
    const [plan] = await site.sql`select due_at from planned_changes where state = 'waiting'`;
    expect(plan?.due_at.toISOString()).toBe("2027-10-31T01:30:00.000Z");
  });
});

test("a change is saved now, also until a moment, where she says so; the law is told, and the price over time", async ({
  page,
  site,
}) => {
  const { form, dialog } = parts(page);
  const [rate] = await site.sql`select id, price from precios where club_id = 'acacias' order by display_order limit 1`;
  const priceNow = async () => (await site.sql`select price::text from precios where id = ${rate?.id}`)[0]?.price;
  const edit = () =>
    page
      .locator(`[data-row="${rate?.id}"]`)
      .getByRole("button", { name: /^Editar/ })
      .click();
  const forAMomentThatHasPassed = async () => {
    await dialog.getByLabel("Desde").fill("2020-01-01T00:00");
    await dialog.getByRole("button", { name: "Guardar para el 1 de enero" }).click();
    await dialog.getByRole("button", { name: "Guardar ahora" }).click();
  };
  await page.goto(`/admin/prices/${rate?.id}`);
  await test.step("for a moment that has passed, when the law has been told", async () => {
    await form.getByLabel("Precio anterior").fill("99,00");
    await planFor(page, "12,34");
    await expect(dialog).toContainText("la ley");
    await forAMomentThatHasPassed();
    await expectToast(page, "Éxito", "Precio actualizado correctamente.");
    expect(await priceNow()).toBe("12.34");
  });
  await test.step("with an end it is on the site at once and goes back by itself", async () => {
    await edit();
    await planFor(page, "11,22");
    await dialog.getByLabel("Hasta").fill("2037-12-01T00:00");
    await forAMomentThatHasPassed();
    await expectToast(page, "Guardado", "Vuelve a como estaba el 1 de diciembre de 2037");
    expect(await priceNow()).toBe("11.22");
    await site.sql`update planned_changes set due_at = now() where row_id = ${rate?.id} and state = 'waiting'`;
    await expect.poll(priceNow).toBe("12.34");
  });
  await test.step("the price over time tells of what waits already, in order and by its campaign", async () => {
    const [campaign] = await site.sql`insert into campaigns (name, starts_at, ends_at)
      values ('Reyes', '2037-01-05T23:00Z', '2037-01-07T23:00Z') returning id`;
    const plan = (at: string, price: number, undoes: string | null, of: string | null) => site.sql`
      insert into planned_changes (table_name, row_id, changes, due_at, undoes, campaign_id)
      values ('precios', ${rate?.id}, ${site.sql.json({ price })}, ${at}, ${undoes}, ${of}) returning id`;
    const [start] = await plan("2037-01-05T23:00Z", 11, null, campaign?.id);
    await plan("2037-01-07T23:00Z", Number(rate?.price), start?.id, campaign?.id);
    await plan("2037-03-01T00:00Z", 33, null, null);
    await page.goto(`/admin/prices/${rate?.id}`);
    await planFor(page, "22");
    await dialog.getByLabel("Desde").fill("2037-02-01T00:00");
    await dialog.getByLabel("Hasta").fill("2037-02-03T00:00");
    await expect(dialog.getByRole("list", { name: "El precio en el tiempo" }).getByRole("listitem")).toHaveText([
      /^Ahora, /,
      /^6 de enero de 2037: 11,00\s€Reyes$/,
      /^8 de enero de 2037: .*Acaba Reyes$/,
      /^1 de febrero de 2037: 22,00\s€$/,
      /^3 de febrero de 2037: /,
      /^1 de marzo de 2037: 33,00\s€Otro cambio previsto$/,
    ]);
  });
});
