import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => restoreAfter("precios", "planned_changes", "campaigns"));

test("a price for later waits in the form, can be moved, applied at once and thrown away", async ({ page }) => {
  await openSection(page, "/admin/prices", "Gestionar Precios");
  const form = page.getByRole("dialog", { name: "Editar Precio" });
  const open = () =>
    page
      .getByRole("button", { name: /^Editar .* de ACACIAS$/ })
      .first()
      .click();
  await open();
  const price = form.getByLabel("Precio", { exact: true });
  const before = await price.inputValue();
  await price.fill("12,34");
  await form.getByRole("button", { name: "Guardar para más adelante…" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
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
  await dialog.getByLabel("Desde").fill("2037-12-01T00:00");
  await dialog.getByRole("button", { name: "Guardar para el 1 de diciembre" }).click();
  await expectToast(page, "Cambio previsto", "1 de diciembre, 00:00");
  await expect(page.getByText("Hasta entonces la web sigue igual.")).toBeVisible();

  await open();
  await expect(price).toHaveValue(before);
  const planned = form.getByRole("region", { name: "Cambios previstos" });
  await expect(planned).toContainText("1 cambio previsto: 1 de diciembre, 00:00");
  await expect(planned).toContainText(`Precio ${before} → 12,34\u00a0€`);
  await planned.getByRole("button", { name: "Mover" }).click();
  await expect(planned.getByLabel("Nuevo momento, hora de Madrid")).toBeFocused();
  await planned.getByLabel("Nuevo momento, hora de Madrid").fill("2037-12-02T10:30");
  await planned.getByRole("button", { name: "Mover" }).click();
  await expect(planned).toContainText("2 de diciembre, 10:30");
  await expect(form.locator(":focus")).toHaveCount(1);
  await planned.getByRole("button", { name: "Aplicar ahora" }).click();
  await expectToast(page, "Cambio aplicado", "");
  await open();
  await expect(price).toHaveValue("12,34");
  await expect(planned).toBeHidden();
});

test("a change for a moment that has passed is saved now where she says so, and the law is told before it is planned", async ({
  page,
  site,
}) => {
  const [rate] = await site.sql`select id, price from precios where club_id = 'acacias' order by display_order limit 1`;
  await page.goto(`/admin/prices/${rate?.id}`);
  const form = page.getByRole("dialog", { name: "Editar Precio" });
  await form.getByLabel("Precio", { exact: true }).fill("12,34");
  await form.getByLabel("Precio anterior").fill("99,00");
  await form.getByRole("button", { name: "Guardar para más adelante…" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
  await expect(dialog).toContainText("la ley");
  await dialog.getByLabel("Desde").fill("2020-01-01T00:00");
  await dialog.getByRole("button", { name: "Guardar para el 1 de enero" }).click();
  await dialog.getByRole("button", { name: "Guardar ahora" }).click();
  await expectToast(page, "Éxito", "Precio actualizado correctamente.");
  const [now] = await site.sql`select price::text from precios where id = ${rate?.id}`;
  expect(now?.price).toBe("12.34");
});

test("what is saved now with an end is on the site at once and goes back by itself", async ({ page, site }) => {
  const [rate] =
    await site.sql`select id, price::text from precios where club_id = 'acacias' order by display_order limit 1`;
  const priceNow = async () => (await site.sql`select price::text from precios where id = ${rate?.id}`)[0]?.price;
  await page.goto(`/admin/prices/${rate?.id}`);
  const form = page.getByRole("dialog", { name: "Editar Precio" });
  await form.getByLabel("Precio", { exact: true }).fill("12,34");
  await form.getByRole("button", { name: "Guardar para más adelante…" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
  await dialog.getByLabel("Desde").fill("2020-01-01T00:00");
  await dialog.getByLabel("Hasta").fill("2037-12-01T00:00");
  await dialog.getByRole("button", { name: "Guardar para el 1 de enero" }).click();
  await dialog.getByRole("button", { name: "Guardar ahora" }).click();
  await expectToast(page, "Guardado", "Vuelve a como estaba el 1 de diciembre");
  expect(await priceNow()).toBe("12.34");
  await site.sql`update planned_changes set due_at = now() where row_id = ${rate?.id} and state = 'waiting'`;
  await expect.poll(priceNow).toBe(rate?.price);
});

test("the price over time tells of what waits already, in order and by its campaign", async ({ page, site }) => {
  const [rate] = await site.sql`select id, price from precios where club_id = 'acacias' order by display_order limit 1`;
  const [campaign] = await site.sql`insert into campaigns (name, starts_at, ends_at)
    values ('Reyes', '2037-01-05T23:00Z', '2037-01-07T23:00Z') returning id`;
  const plan = (at: string, price: number, undoes: string | null, of: string | null) => site.sql`
    insert into planned_changes (table_name, row_id, changes, due_at, undoes, campaign_id)
    values ('precios', ${rate?.id}, ${site.sql.json({ price })}, ${at}, ${undoes}, ${of}) returning id`;
  const [start] = await plan("2037-01-05T23:00Z", 11, null, campaign?.id);
  await plan("2037-01-07T23:00Z", Number(rate?.price), start?.id, campaign?.id);
  await plan("2037-03-01T00:00Z", 33, null, null);
  await page.goto(`/admin/prices/${rate?.id}`);
  const form = page.getByRole("dialog", { name: "Editar Precio" });
  await form.getByLabel("Precio", { exact: true }).fill("22");
  await form.getByRole("button", { name: "Guardar para más adelante…" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
  await dialog.getByLabel("Desde").fill("2037-02-01T00:00");
  await dialog.getByLabel("Hasta").fill("2037-02-03T00:00");
  await expect(dialog.getByRole("list", { name: "El precio en el tiempo" }).getByRole("listitem")).toHaveText([
    /^Ahora, /,
    /^6 de enero: 11,00\s€Reyes$/,
    /^8 de enero: .*Acaba Reyes$/,
    /^1 de febrero: 22,00\s€$/,
    /^3 de febrero: /,
    /^1 de marzo: 33,00\s€Otro cambio previsto$/,
  ]);
});

test("the second of two equal hours is what is planned", async ({ page, site }) => {
  const [rate] = await site.sql`select id from precios where club_id = 'acacias' order by display_order limit 1`;
  await page.goto(`/admin/prices/${rate?.id}`);
  const form = page.getByRole("dialog", { name: "Editar Precio" });
  await form.getByLabel("Precio", { exact: true }).fill("12,34");
  await form.getByRole("button", { name: "Guardar para más adelante…" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
  await dialog.getByLabel("Desde").fill("2027-10-31T02:30");
  await dialog.getByLabel("Esa noche la hora se repite").selectOption("Segunda (horario de invierno)");
  await dialog.getByRole("button", { name: "Guardar para el 31 de octubre" }).click();
  await expectToast(page, "Cambio previsto", "31 de octubre");
  const [plan] = await site.sql`select due_at from planned_changes where row_id = ${rate?.id} and state = 'waiting'`;
  expect(plan?.due_at.toISOString()).toBe("2027-10-31T01:30:00.000Z");
});
