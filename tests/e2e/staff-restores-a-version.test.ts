import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => restoreAfter("precios"));

test("what a colleague changed is seen beside what it was, and comes back by one press, not over what somebody saves meanwhile", async ({
  page,
  site,
}) => {
  await openSection(page, "/admin/prices", "Gestionar Precios");
  const [name = ""] =
    (
      await page
        .getByRole("button", { name: /^Editar / })
        .first()
        .getAttribute("aria-label")
    )?.match(/(?<=Editar ).*/) ?? [];
  await page.getByRole("button", { name: `Editar ${name}`, exact: true }).click();
  const price = page.getByLabel("Precio", { exact: true });
  const before = await price.inputValue();
  await price.fill("11,70");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(page, "Éxito", "Precio actualizado correctamente.");

  await page.getByRole("link", { name: `Historial de ${name}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Historial de/ })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Historial", { exact: true })).toBeVisible();
  const versions = page.getByRole("list", { name: "Versiones" });
  await expect(versions.getByRole("link").first()).toContainText("hoy, ");
  await expect(versions.getByRole("link").first()).toContainText("Precio");
  await versions.getByRole("link").nth(1).click();
  const row = page.getByRole("row", { name: /^Precio/ });
  await expect(row.locator("del")).toHaveText("11,70");
  await expect(row.locator("ins")).toHaveText(before);
  // Neither of the two is squeezed by the other.
  const [one, other] = await Promise.all([
    row.getByRole("cell").nth(0).boundingBox(),
    row.getByRole("cell").nth(1).boundingBox(),
  ]);
  expect(one?.width).toBeCloseTo(other?.width ?? 0, 0);

  await page.getByRole("button", { name: "Restaurar esta versión" }).click();
  await expectToast(page, "Versión restaurada", "Se ha guardado como una versión nueva, con tu nombre.");
  await expect(versions.getByRole("link").first()).toContainText("Precio");
  await page.getByRole("link", { name: "Precios" }).last().click();
  // The panel was opened here: whoever reads by ear begins at the heading all the same.
  await expect(page.getByRole("heading", { level: 1, name: "Gestionar Precios" })).toBeFocused();
  await page.getByRole("button", { name: `Editar ${name}`, exact: true }).click();
  await expect(price).toHaveValue(before);
  await page.getByRole("button", { name: "Cancelar" }).click();

  await test.step("a version is not restored over what somebody saved meanwhile", async () => {
    await page.getByRole("link", { name: `Historial de ${name}`, exact: true }).click();
    await versions.getByRole("link").nth(1).click();
    // It is the one that was shown already: what is read anew for its address must not see what comes next.
    await expect(page).toHaveURL(/[?&]version=/);
    await expect(row.locator("ins")).toHaveText("11,70");
    const id = /precios\/([^/?]+)/.exec(page.url())?.[1] ?? "";
    await site.sql`update precios set price = 13.6 where id = ${id}`;
    await page.getByRole("button", { name: "Restaurar esta versión" }).click();
    await expect(page.getByText("otra persona ha guardado cambios aquí")).toBeVisible();
    await expect(row.locator("del")).toHaveText("13,60");
  });
});
