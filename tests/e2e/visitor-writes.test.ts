import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { expect, test } from "./fixtures/journey.ts";

// What the server answers to a form that lacks something.
test.use({ expectedErrors: ["status of 400"] });

test.beforeEach(async ({ restoreAfter }) => restoreAfter("requests"));

test("a visitor writes, is told what is missing, and loses nothing of it @phone", async ({ page, site }) => {
  await page.goto("/contact?club=valdebebas");
  await expect(page.getByLabel("Club", { exact: true })).toHaveValue("valdebebas");
  await page.getByText("Mi cuenta").click();
  await page.getByLabel("Nombre").fill("Javier Montalbán");
  await page.getByLabel("Tu email o teléfono").fill("javier@correo");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  const problems = page.getByRole("main").getByRole("alert");
  await expect(problems).toContainText("Faltan dos cosas para enviarlo");
  await expect(problems).toBeFocused();
  await expect(problems).toBeInViewport();
  await expect(page.getByText("Falta el final del email, por ejemplo «.com».")).toBeVisible();
  await expect(page.getByLabel("Nombre")).toHaveValue("Javier Montalbán");
  await expect(page.getByLabel("Club", { exact: true })).toHaveValue("valdebebas");
  await expect(page.getByLabel("Mi cuenta")).toBeChecked();
  const { violations } = await accessibilityCheck(page).include("#mensaje").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await problems.getByRole("link", { name: "Escribe tu mensaje" }).click();
  await expect(page.getByRole("textbox", { name: /^Mensaje/ })).toBeFocused();
  await page.getByRole("textbox", { name: /^Mensaje/ }).fill("¿Cómo cambio la <b>tarjeta</b>?");
  await page.getByLabel("Tu email o teléfono").fill("javier@correo.example");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  const sent = page.getByRole("heading", { name: "Mensaje enviado" });
  await expect(sent).toBeFocused();
  await expect(sent).toBeInViewport();
  expect([
    ...(await site.sql`select kind, club_id, subject, message, notice_version from requests where email = 'javier@correo.example'`),
  ]).toEqual([
    {
      kind: "message",
      club_id: "valdebebas",
      subject: "Mi cuenta",
      message: "¿Cómo cambio la <b>tarjeta</b>?",
      notice_version: "2026-11",
    },
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Mensaje enviado" })).toBeVisible();
  // Not the browser's question whether to send it once more.
  await page.goBack();
  await expect(page.getByLabel("Nombre")).toHaveValue("Javier Montalbán");
});

test("each form says who answers for the data, and where to read the rest @desktop", async ({ page }) => {
  for (const path of ["/contact", "/partners", "/club/acacias/visita", "/club/retiro/visita"]) {
    const html = await (await page.request.get(path)).text();
    const form = html.slice(html.indexOf("<form"), html.lastIndexOf("</form>"));
    expect(form, path).toMatch(/Responsable: (<!-- -->)?\p{Lu}/u);
    expect(form, path).toContain('href="/politica-de-privacidad"');
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent once, and a program that fills in every field sends none @desktop", async ({
    page,
    site,
  }) => {
    const fill = async () => {
      await page.goto("/contact");
      await page.getByLabel("Nombre").fill("Ana");
      await page.getByRole("textbox", { name: /^Mensaje/ }).fill("Hola.");
      await page.getByLabel("Tu email o teléfono").fill("ana@correo.example");
    };
    const send = () => page.getByRole("button", { name: "Enviar mensaje" }).click();
    const count = async () => (await site.sql`select from requests where email = 'ana@correo.example'`).length;
    await fill();
    await page.locator("input[name=web]").fill("https://compra.example", { force: true });
    await send();
    await expect(page.getByRole("heading", { name: "Mensaje enviado" })).toBeVisible();
    expect(await count()).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      await fill();
      await send();
      await expect(page.getByRole("heading", { name: "Mensaje enviado" })).toBeVisible();
    }
    expect(await count()).toBe(1);
  });
});
