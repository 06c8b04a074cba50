import { addStaff } from "#backend/auth/staff.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { endAccess, expect, expectToast, signedOut, test } from "./fixtures/staff.ts";

test("the dashboard says what waits, and each line leads there", async ({ page, site, restoreAfter }) => {
  await restoreAfter("precios");
  await site.sql`update precios set offer_ends_at = now() - interval '1 day' where title = 'Anual' and club_id = 'acacias'`;
  await page.goto("/admin");
  const attention = page.getByRole("region", { name: "Qué pide atención" });
  await expect(attention.getByRole("link", { name: "3 solicitudes de partner pendientes" })).toBeVisible();
  await attention.getByRole("link", { name: "1 precio con la oferta terminada" }).click();
  await expect(page.getByRole("heading", { name: "Gestionar Precios" })).toBeVisible();
});

test.describe("one's own password", () => {
  test.use({ storageState: signedOut, expectedErrors: ["Failed to load resource"] });

  // Another password ends all sessions of its person: the one member of staff would be signed out of the next journeys.
  const nerea = { email: "nerea@ninefitness.test", password: "pesa-rusa-de-16-kilos" };
  test.beforeEach(({ site }) => addStaff(site.sql, nerea.email, nerea.password));
  test.afterEach(({ page, site }) => endAccess({ page, site }, nerea.email));

  test("is changed with the present one @desktop", async ({ page }) => {
    await signIn(page, nerea);
    await page.getByRole("link", { name: "Mi cuenta" }).click();
    const change = async (current: string, next: string, repeated = next) => {
      await page.getByLabel("Contraseña actual").fill(current);
      await page.getByLabel("Contraseña nueva", { exact: true }).fill(next);
      await page.getByLabel("Contraseña nueva, otra vez").fill(repeated);
      await page.getByRole("button", { name: "Cambiar contraseña" }).click();
    };
    await change("", "corta", "otra");
    await expect(page.getByText("Escribe al menos 12 caracteres.")).toBeVisible();
    await expect(page.getByLabel("Contraseña actual")).toBeFocused();
    await change("no-es-la-mia-nunca", "mancuerna-de-24-kilos");
    await expect(page.getByText("Esta no es tu contraseña actual.")).toBeVisible();
    await change(nerea.password, "mancuerna-de-24-kilos");
    await expectToast(page, "Éxito", "Contraseña actualizada correctamente.");
    await expect(page.getByLabel("Contraseña actual")).toHaveValue("");
  });
});
