import { Secret, TOTP } from "otpauth";
import { addStaff } from "#backend/auth/staff.ts";
import { expect, type Page, type Site, test } from "./fixtures/journey.ts";
import { expectToast } from "./fixtures/staff.ts";

// A person of its own: turning it on ends her other sessions, and the other journeys share theirs.
const password = "barra-olimpica-25";
test.use({ expectedErrors: ["Failed to load resource"] });

async function addPerson(site: Site, name: string): Promise<string> {
  const email = `${name}@ninefitness.test`;
  await addStaff(site.sql, email, password);
  return email;
}

async function enter(page: Page, email: string, address: string) {
  await page.goto(address);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

/** The next code of the app with this key: the one of now has served already. */
const codeOf = (key: string, steps = 1) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Follows the steps on the screen; gives the key and the recovery codes. */
async function enroll(page: Page) {
  await expect(page.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await page.getByText("No puedo escanearlo").click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replace(/\s/g, "");
  await page.getByLabel("Escribe el código de 6 cifras").fill(codeOf(key, 0));
  await page.getByRole("button", { name: "Activar" }).click();
  await expect(page.getByRole("heading", { name: "Tus códigos de recuperación" })).toBeVisible();
  const codes = await page
    .getByRole("region", { name: "Tus códigos de recuperación" })
    .getByRole("listitem")
    .allInnerTexts();
  // It is on, whether the codes are kept or not.
  await expect(page.getByText("Desactivada")).toHaveCount(0);
  await page.getByRole("button", { name: "Los he guardado" }).click();
  return { key, codes };
}

test("a second factor is turned on, asked at the next sign-in, and turned off with a code", async ({
  page,
  site,
  browser,
}) => {
  const email = await addPerson(site, "elena");
  await enter(page, email, "/admin/cuenta");
  await page.getByRole("button", { name: "Activar" }).click();
  const { key, codes } = await enroll(page);
  await expect(page.getByText("Te quedan 10 códigos de recuperación.")).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const phone = await elsewhere.newPage();
  await enter(phone, email, "/admin/events");
  await phone.getByLabel("Código de 6 cifras").fill("000000");
  await expect(phone.getByText("El código no es correcto.")).toBeVisible();
  // The password alone leads nowhere, whatever is asked for.
  await phone.goto("/admin/prices");
  await expect(phone.getByLabel("Código de 6 cifras")).toBeFocused();
  await phone.getByRole("button", { name: "Usar un código de recuperación" }).click();
  await phone.getByLabel("Código de recuperación").fill(codes[0]?.toUpperCase() ?? "");
  await phone.getByRole("button", { name: "Comprobar" }).click();
  await expect(phone.getByRole("heading", { name: "Gestionar Precios" })).toBeVisible();

  await page.reload();
  await expect(page.getByText("Te quedan 9 códigos de recuperación.")).toBeVisible();
  await page.getByRole("button", { name: /^Cerrar la sesión de/ }).click();
  await expectToast(page, "Éxito", "Sesión cerrada.");
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await elsewhere.close();

  await page.getByRole("button", { name: "Desactivar" }).click();
  // Whole, it is sent by itself.
  await page.getByLabel("Código de 6 cifras").fill(codeOf(key));
  await expectToast(page, "Éxito", "Verificación en dos pasos desactivada.");
  await expect(page.getByText("Desactivada", { exact: true })).toBeVisible();
  await site.sql`delete from auth.users where email = ${email}`;
});

test("where it is asked of all, who has none sets it up before the panel opens @desktop", async ({ page, site }) => {
  const email = await addPerson(site, "irene");
  await site.sql`update access_settings set second_factor_required = true`;
  try {
    await enter(page, email, "/admin/events?x=1");
    await expect(page.getByRole("heading", { name: "Activa la verificación en dos pasos" })).toBeVisible();
    await enroll(page);
    await expect(page).toHaveURL(/\/admin\/events\?x=1$/);
    await expect(page.getByRole("table", { name: "Gestionar Eventos" })).toBeVisible();
  } finally {
    await site.sql`update access_settings set second_factor_required = false`;
    await site.sql`delete from auth.users where email = ${email}`;
  }
});
