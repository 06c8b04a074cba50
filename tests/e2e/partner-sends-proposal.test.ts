import type { Page } from "@playwright/test";
import { expect, type Site, test } from "./fixtures/journey.ts";

test.use({ expectedErrors: ["503", "Failed to load resource"] });

// Staff's journeys count what waits.
test.beforeEach(async ({ restoreAfter }) => restoreAfter("partner_submissions"));

const columns = "company_name, contact_name, email, phone, website, proposal, notice_version";

async function openDialog(page: Page) {
  await page.goto("/partners");
  await page.getByRole("link", { name: "Enviar propuesta" }).click();
  const dialog = page.getByRole("dialog", { name: "Conviértete en Partner" });
  await expect(dialog).toBeVisible();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;

async function fillCompany(dialog: Dialog, company: string) {
  await dialog.getByLabel("Nombre de la empresa").fill(company);
  await dialog.getByLabel("Persona de contacto").fill("Nuria Belda");
  await dialog.getByLabel("Email").fill("nuria@sierra-clara.example");
}

const stored = (site: Site, company: string) =>
  site.sql`select ${site.sql.unsafe(columns)}, status from partner_submissions where company_name = ${company}`;

test("a company tells who it is, what it proposes, and is told that it arrived @phone", async ({ page, site }) => {
  const dialog = await openDialog(page);
  await expect(dialog.getByRole("listitem")).toHaveText(["Tu empresa", "Tu propuesta", "Enviada"]);
  await test.step("a field at fault stays red while it has the focus", () => expectRedField(page, dialog));
  const company = `Sierra Clara ${Date.now()}`;
  await fillCompany(dialog, company);
  await dialog.getByLabel("Teléfono").fill("600 000 000");
  await dialog.getByLabel("Sitio web").fill("sierra-clara.example");
  await dialog.getByRole("button", { name: "Siguiente" }).click();
  await expect(dialog.getByLabel("Cuéntanos tu propuesta")).toBeFocused();
  await expect(dialog.locator("[aria-current=step]")).toHaveText("Tu propuesta");
  await dialog.getByLabel("Cuéntanos tu propuesta").fill("Agua en\nrecepción 💧");
  await test.step("the button says that the proposal is on its way", () => sendSlowly(page, dialog));
  await expect(dialog.getByRole("heading", { name: "Propuesta enviada" })).toBeFocused();
  expect(await stored(site, company)).toEqual([
    {
      company_name: company,
      contact_name: "Nuria Belda",
      email: "nuria@sierra-clara.example",
      phone: "600 000 000",
      website: "https://sierra-clara.example",
      proposal: "Agua en\nrecepción 💧",
      notice_version: expect.stringMatching(/^\d{4}-\d\d$/),
      status: "pending",
    },
  ]);

  // The second press of two does nothing to what has come in its place.
  for (const name of ["Enviar otra propuesta", "Cerrar"]) {
    await dialog.getByRole("button", { name }).last().hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(dialog.getByRole("heading", { name: "Propuesta enviada" })).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Enviar otra propuesta" }).click();
  await expect(dialog.getByLabel("Nombre de la empresa")).toBeFocused();
  for (const label of ["Nombre de la empresa", "Persona de contacto", "Email", "Teléfono", "Sitio web"]) {
    await expect(dialog.getByLabel(label)).toHaveValue("");
  }
});

async function expectRedField(page: Page, dialog: Dialog): Promise<void> {
  await dialog.getByRole("button", { name: "Siguiente" }).click();
  const field = dialog.getByLabel("Nombre de la empresa");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const red = await page.evaluate(() => {
    const probe = Object.assign(document.createElement("i"), { style: "color: var(--color-error-600)" });
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(field).toHaveCSS("box-shadow", new RegExp(red.replaceAll(/[().]/g, "\\$&")));
  await field.fill("Sierra Clara");
  await dialog.getByRole("button", { name: "Siguiente" }).click();
  await field.focus();
  await expect(field).not.toHaveCSS("box-shadow", new RegExp(red.replaceAll(/[().]/g, "\\$&")));
}

async function sendSlowly(page: Page, dialog: Dialog): Promise<void> {
  const sending = dialog.getByText("Enviando…");
  await expect(sending).toBeHidden();
  const answer = Promise.withResolvers<void>();
  await page.route("**/partners*", async (route) => {
    if (route.request().method() === "POST") await answer.promise;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Enviar propuesta" }).click();
  await expect(sending).toBeVisible();
  await expect(dialog.getByText("Enviar propuesta", { exact: true })).toBeHidden();
  answer.resolve();
}

test("what is missing is said beside its field; what could not be saved keeps its text and can be sent again @desktop", async ({
  page,
  site,
}) => {
  const company = `Meseta ${Date.now()}`;
  const dialog = await openDialog(page);
  await dialog.getByLabel("Persona de contacto").fill("Nuria Belda");
  await dialog.getByRole("button", { name: "Siguiente" }).click();
  await expect(dialog.getByText("Por favor, completa los campos obligatorios.")).toHaveCount(2);
  await expect(dialog.getByLabel("Nombre de la empresa")).toBeFocused();
  await expect(dialog.getByLabel("Nombre de la empresa")).toHaveAccessibleDescription(
    "Por favor, completa los campos obligatorios.",
  );
  await fillCompany(dialog, company);
  await expect(dialog.getByText("Por favor, completa los campos obligatorios.")).toHaveCount(0);
  await dialog.getByLabel("Email").fill("nuria");
  await dialog.getByRole("button", { name: "Siguiente" }).click();
  await expect(dialog.getByText("Escribe un correo electrónico válido, como nombre@empresa.es.")).toBeVisible();
  await dialog.getByLabel("Email").fill("nuria@sierra-clara.example");
  await dialog.getByRole("button", { name: "Siguiente" }).click();
  await dialog.getByRole("button", { name: "Enviar propuesta" }).click();
  await expect(dialog.getByText("Por favor, cuéntanos tu propuesta.")).toBeVisible();
  await expect(dialog.getByLabel("Cuéntanos tu propuesta")).toBeFocused();
  await test.step("a proposal that could not be saved says so and can be sent again", () =>
    sendAtLast(page, dialog, site));
  expect(await stored(site, company)).toHaveLength(1);
});

async function sendAtLast(page: Page, dialog: Dialog, site: Site): Promise<void> {
  await dialog.getByLabel("Cuéntanos tu propuesta").fill("Seguros para socios");
  const alert = dialog.getByRole("alert");
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Enviar propuesta" }).click();
  await expect(alert).toContainText("Error al enviar");
  await page.context().setOffline(false);
  await dialog.locator(".toast").getByRole("button").click();
  await expect(alert).toBeHidden();
  await site.sql`revoke insert on partner_submissions from anon`;
  try {
    await dialog.getByRole("button", { name: "Enviar propuesta" }).click();
    await expect(alert).toContainText("Error al enviar");
    await expect(alert).toContainText("Hubo un problema al guardar tu propuesta. Inténtalo de nuevo.");
  } finally {
    await site.sql.unsafe(`grant insert (${columns}, language) on partner_submissions to anon`);
  }
  await expect(dialog.getByLabel("Cuéntanos tu propuesta")).toHaveValue("Seguros para socios");
  await dialog.getByRole("button", { name: "Enviar propuesta" }).click();
  await expect(dialog.getByRole("heading", { name: "Propuesta enviada" })).toBeVisible();
}

test("going back, closing and Back lose nothing of what was typed @desktop", async ({ page }) => {
  await page.goto("/");
  const dialog = await openDialog(page);
  const opener = page.getByRole("link", { name: "Enviar propuesta" });
  await test.step("a step takes 0.4 s, and no time for whoever wants less motion", async () => {
    const step = dialog.locator(".proposal__step").first();
    const time = () => step.evaluate((element) => getComputedStyle(element).transitionDuration.split(", ")[0]);
    expect(await time()).toBe("0s");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await time()).toBe("0.4s");
  });
  await fillCompany(dialog, "Sierra Clara");
  await dialog.getByRole("button", { name: "Siguiente" }).click();
  await dialog.getByLabel("Cuéntanos tu propuesta").fill("A medias");
  await dialog.getByRole("button", { name: "Volver" }).click();
  await expect(dialog.getByLabel("Nombre de la empresa")).toBeFocused();
  await expect(dialog.getByLabel("Email")).toHaveValue("nuria@sierra-clara.example");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/partners$/);

  await opener.click();
  await expect(dialog.getByLabel("Nombre de la empresa")).toHaveValue("Sierra Clara");
  await dialog.getByRole("button", { name: "Siguiente" }).click();
  await expect(dialog.getByLabel("Cuéntanos tu propuesta")).toHaveValue("A medias");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByLabel("Cuéntanos tu propuesta")).toHaveValue("A medias");
  // Closed otherwise than by Back, it leaves nothing behind that Back would have to pass.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // It goes back by itself over the dialog's entry; a Back before that has happened would only do the same.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.proposal))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("sent twice, a proposal is one @desktop", async ({ page, site }) => {
  const company = `Velto ${Date.now()}`;
  const dialog = await openDialog(page);
  for (const time of [1, 2]) {
    await fillCompany(dialog, company);
    await dialog.getByRole("button", { name: "Siguiente" }).click();
    await dialog.getByLabel("Cuéntanos tu propuesta").fill("Ropa para el equipo");
    await dialog.getByRole("button", { name: "Enviar propuesta" }).dblclick();
    await expect(dialog.getByRole("heading", { name: "Propuesta enviada" })).toBeVisible();
    if (time === 1) await dialog.getByRole("button", { name: "Enviar otra propuesta" }).click();
  }
  expect(await stored(site, company)).toHaveLength(1);
});

test("everything can be done with the keyboard @desktop", async ({ page, site }) => {
  const company = `Pulso ${Date.now()}`;
  await page.goto("/partners");
  await page.getByRole("link", { name: "Enviar propuesta" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Conviértete en Partner" });
  await expect(dialog.getByRole("heading", { name: "Conviértete en Partner" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Nombre de la empresa")).toBeFocused();
  await page.keyboard.type(company);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Eva");
  await page.keyboard.press("Tab");
  await page.keyboard.type("eva@pulso.example");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Cuéntanos tu propuesta")).toBeFocused();
  await page.keyboard.type("Relojes");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link", { name: /Política de Privacidad/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Volver" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Propuesta enviada" })).toBeFocused();
  expect(await stored(site, company)).toHaveLength(1);
});
