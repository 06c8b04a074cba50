import { expect, expectToast, signedOut, test } from "./fixtures/staff.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

test("an administrator hands over a link, the newcomer chooses her password, and her access ends again", async ({
  page,
  site,
  browser,
}) => {
  await page.goto("/admin/personas");
  await page.getByRole("button", { name: "Invitar" }).click();
  const sheet = page.getByRole("dialog", { name: "Invitar" });
  await sheet.getByLabel("Email").fill("olga@ninefitness.test");
  await sheet.getByRole("radio", { name: "Dirección" }).check();
  await sheet.getByRole("switch", { name: "Pedir segundo factor al entrar" }).click();
  await sheet.getByRole("button", { name: "Enviar invitación" }).click();
  // This site sends no mail. The link begins with the address the owner configured; here every site has its own.
  const link = new URL((await page.getByText(/\/login\/nueva#type=invite/).textContent()) ?? "");
  await sheet.getByRole("button", { name: "Cerrar" }).last().click();
  const row = page.getByRole("row").filter({ hasText: "olga@ninefitness.test" });
  await expect(row.getByText("Invitada, caduca en 7 d")).toBeVisible();

  const hers = await browser.newContext({ baseURL: site.url, storageState: signedOut });
  const newcomer = await hers.newPage();
  await test.step("who has forgotten her password is told whom to ask where no mail is sent", async () => {
    await newcomer.goto("/login/nueva");
    await expect(newcomer.getByText("Este enlace ya se ha usado o ha caducado.")).toBeVisible();
    await newcomer.goto("/login");
    await newcomer.getByRole("link", { name: "He olvidado mi contraseña" }).click();
    await expect(newcomer.getByText("Esta web no envía correos")).toBeVisible();
  });
  await newcomer.goto(link.pathname + link.hash);
  const choose = async (password: string) => {
    await newcomer.getByLabel("Contraseña nueva", { exact: true }).fill(password);
    await newcomer.getByLabel("Contraseña nueva, otra vez").fill(password);
    await newcomer.getByRole("button", { name: "Guardar contraseña" }).click();
  };
  await choose("corta");
  await expect(newcomer.getByText("Escribe al menos 12 caracteres.")).toBeVisible();
  await choose("NineFitness-2026");
  await expect(newcomer.getByText("Es una de las contraseñas más usadas")).toBeVisible();
  await choose("mancuerna-de-24-kilos");
  await expect(newcomer.getByRole("heading", { name: "Dashboard de Administración" })).toBeVisible();
  // She edits the site and does not see who else does.
  await expect(newcomer.getByRole("link", { name: "Personas" })).toHaveCount(0);
  await newcomer.goto("/admin/personas");
  await expect(newcomer.getByText("Solo lo ven las personas que administran el acceso.")).toBeVisible();

  const again = await hers.newPage();
  await again.goto(link.pathname + link.hash);
  await again.getByLabel("Contraseña nueva", { exact: true }).fill("otra-mancuerna-de-30");
  await again.getByLabel("Contraseña nueva, otra vez").fill("otra-mancuerna-de-30");
  await again.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(again.getByText("Este enlace ya se ha usado o ha caducado.")).toBeVisible();

  await page.reload();
  await row.getByRole("link", { name: "Editar olga@ninefitness.test" }).click();
  await page.getByRole("button", { name: "Quitar el acceso" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar el acceso" }).click();
  await expectToast(page, "Éxito", "olga@ninefitness.test ya no tiene acceso.");
  await newcomer.goto("/admin/events");
  await expect(newcomer.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await page.getByRole("button", { name: "Eliminar la cuenta" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar la cuenta" }).click();
  await expect(page.getByText("Nadie tiene esta cuenta.")).toBeVisible();
  await hers.close();
});
