import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

// What the server answers to a form that lacks something.
test.use({ expectedErrors: ["status of 400", "status of 404", "status of 409"] });

test.beforeEach(async ({ restoreAfter }) => restoreAfter("requests", "visits", "visit_secrets", "visit_events"));

/** Their pictures are made when they are first asked for, and nobody here waits to see them. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });
const fill = async (page: Page) => {
  await page.getByLabel("Nombre").fill("Carmen Ridruejo");
  await page.getByLabel("Teléfono").fill("+34 600 00 01 84");
  await page.getByLabel("Email", { exact: true }).fill("carmen@correo.example");
};
/** The last day that can be chosen is never today. */
const chooseLastDay = async (page: Page) => {
  const day = page.locator("label.day:has(input:enabled)").last();
  await day.click();
  // Until then the hours of the day before are the visible ones.
  await expect(day.getByRole("radio")).toBeChecked();
};
// Looked for anew at each try: which hours are to be seen changes with the day.
const chooseFirstHour = (page: Page) =>
  expect(() => page.locator("label.slot:has(input:enabled):visible").first().click({ timeout: 2_000 })).toPass();
const reserve = (page: Page) => page.getByRole("button", { name: "Reservar visita" }).click();

test("a visitor books a visit from the club's page and finds it, moves it and cancels it by its private link @phone", async ({
  page,
  site,
}) => {
  await open(page, "/club/acacias");
  await page.getByRole("link", { name: "Reserva tu visita" }).click();
  await expect(page.getByRole("heading", { name: "Reserva tu visita", level: 1 })).toBeVisible();
  // Cards are drawn from kept pages, which this one is not: the club's stands for it.
  const card = page.locator("meta[property='og:image']");
  await expect(card).toHaveAttribute("content", /\/cards\/club\/acacias\.jpg\?v=\w+$/);
  await chooseLastDay(page);
  await chooseFirstHour(page);
  const hour = (await page.locator("label.slot:has(:checked) b").textContent()) ?? "";
  await expect(page.locator("[data-says=hour]")).toHaveText(hour);
  await expect(page.locator("[data-says=choice]")).toContainText(hour);
  const { violations } = await accessibilityCheck(page).include("#contenido").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await fill(page);
  await reserve(page);
  await expect(page.getByRole("status").first()).toHaveText("Visita reservada");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(hour);
  const rows = await site.sql`select status, name, phone from agenda where email = 'carmen@correo.example'`;
  expect([...rows]).toEqual([{ status: "booked", name: "Carmen Ridruejo", phone: "600 000 184" }]);

  const link = page.url().split("?")[0] ?? "";
  expect(site.output()).not.toContain(link.split("/").at(-1));
  const answer = await page.request.get(link);
  expect(answer.headers()).toMatchObject({ "referrer-policy": "strict-origin", "cache-control": "no-store" });
  expect(await answer.text()).toContain('content="noindex, nofollow"');
  const calendar = await page.request.get(`${link}/visita.ics`);
  expect(await calendar.text()).toContain("SEQUENCE:1");

  await page.getByRole("link", { name: "Cambiar o anular" }).click();
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(/La tuya/);
  await expect(page.locator("label.day:has(:checked)")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Guardar el cambio" }).click();
  const fault = page.locator("#hora-error");
  await expect(fault).toBeVisible();
  await page.locator("label.slot:has(input:enabled):visible").first().click();
  await expect(fault).toBeHidden();
  await chooseLastDay(page);
  await page.locator("label.slot:has(input:enabled):visible").nth(1).click();
  await page.getByRole("button", { name: "Guardar el cambio" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Cambio guardado");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText(hour);
  // A calendar that has the old hour takes the new one for a later version of it (RFC 5546).
  expect(await (await page.request.get(`${link}/visita.ics`)).text()).toContain("SEQUENCE:2");
  await page.getByRole("link", { name: "Cambiar o anular" }).click();
  await page.getByRole("button", { name: "Anular la visita" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Visita anulada");
  const events = await site.sql`select action from visit_events join agenda on agenda.id = visit_id
    where email = 'carmen@correo.example' order by visit_events.created_at`;
  expect(events.map(({ action }) => action)).toEqual(["booked", "moved", "cancelled"]);

  // One letter of the link changed.
  await page.request.get(`${link}0`).then((response) => expect(response.status()).toBe(404));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // What the server answers to a form; the way through it is gone at both sizes above.
  test("a visitor is told what is missing, keeps what was typed, and loses nothing with the last place @desktop", async ({
    page,
    site,
  }) => {
    await open(page, "/club/acacias/visita");
    await page.getByLabel("Nombre").fill("Carmen Ridruejo");
    await page.getByLabel("Teléfono").fill("12");
    await reserve(page);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Faltan tres cosas para enviarlo");
    await expect(page.getByText("Elige un día y una hora.")).toBeVisible();
    await expect(page.getByLabel("Nombre")).toHaveValue("Carmen Ridruejo");
    await chooseLastDay(page);
    await chooseFirstHour(page);
    await fill(page);
    // Others are faster: the places of this hour go while she types.
    const start = await page.locator("label.slot:has(:checked) input").last().getAttribute("value");
    for (const person of ["uno", "dos", "tres", "cuatro"]) {
      await site.sql`select public.book_visit('acacias', ${start}, ${person}, ${`${person}@correo.example`}, null,
        ${person.padEnd(40, "x")}, '2026-11')`;
    }
    await reserve(page);
    await expect(page.getByText("Alguien acaba de coger la última plaza de esa hora.")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("carmen@correo.example");
    await chooseFirstHour(page);
    await reserve(page);
    await expect(page.getByRole("status").first()).toHaveText("Visita reservada");
  });

  test("a club under construction takes an address instead, and a club that is gone leads to the others @desktop", async ({
    page,
    site,
  }) => {
    await open(page, "/club/retiro/visita");
    await page.getByLabel("Email").fill("eva@correo");
    await page.getByRole("button", { name: "Avísame cuando abra" }).click();
    await expect(page.getByText("Falta el final del email, por ejemplo «.com».")).toBeVisible();
    await page.getByLabel("Email").fill("eva@correo.example");
    await page.getByRole("button", { name: "Avísame cuando abra" }).click();
    await expect(page.getByRole("heading", { name: "Te avisaremos" })).toBeVisible();
    const rows = await site.sql`select kind, club_id from requests where email = 'eva@correo.example'`;
    expect([...rows]).toEqual([{ kind: "opening_notice", club_id: "retiro" }]);
    expect((await open(page, "/club/cerrado/visita"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Este club ya no está" })).toBeVisible();
    await page.getByRole("link", { name: "Reservar visita en ACACIAS" }).click();
    await expect(page).toHaveURL(/\/club\/acacias\/visita$/);
  });
});
