import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, test } from "./fixtures/staff.ts";

const id = "77777777-7777-4777-8777-777777777777";

test.beforeEach(async ({ restoreAfter, site }) => {
  await restoreAfter("precios");
  await site.sql`insert into precios (id, club_id, title, price, price_period, display_order)
    values (${id}, 'acacias', 'Mañanas de prueba', 45, 'al mes', 99)`;
  await site.sql`update audit_log set at = at - interval '20 days' where row_id = ${id}`;
  await site.sql`update precios set price = 50 where id = ${id}`;
});

test("an earlier price that is too high is told in the form, and the club's page strikes the lawful one", async ({
  page,
}) => {
  await page.goto(`/admin/prices/${id}`);
  const earlier = page.getByLabel("Precio anterior");
  await page.getByLabel("Precio", { exact: true }).fill("39,90");
  await earlier.fill("60");
  const form = page.getByRole("dialog");
  await expect(form.getByText("El precio anterior es demasiado alto.")).toBeVisible();
  await expect(form.getByText(/costó 45\s€, y la ley pide enseñar el más bajo\. La web tachará 45\s€\./)).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel("Precio", { exact: true }).fill("47");
  await expect(form.getByText("No puedes anunciar rebaja.")).toBeVisible();
  await page.getByLabel("Precio", { exact: true }).fill("39,90");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(page, "Éxito", "Precio actualizado correctamente.");

  await page.getByRole("button", { name: "Editar Mañanas de prueba de ACACIAS" }).click();
  await earlier.fill("45");
  await expect(form.getByText("El más bajo de los 30 días antes de la rebaja: 45 €.")).toBeVisible();

  await page.goto("/club/acacias");
  const card = page.getByRole("article").filter({ hasText: "Mañanas de prueba" });
  await expect(card.locator("s, del")).toHaveText(/45\s€/);
  await expect(card).not.toContainText("60");
});
