import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const opener = (page: Page) => page.getByRole("link", { name: "Ver Horario de Actividades" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Horario ACACIAS" });

test.beforeEach(async ({ page }) => {
  // Init scripts run in frames too, where there may be no storage.
  await cookiesAnswered(page);
});

test("the timetable opens in a dialog, whose host hears of nobody before @phone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await page.goto("/club/acacias", { waitUntil: "networkidle" });
  expect(asked).not.toContain("horarios.example.test");
  await opener(page).click();
  const frame = dialog(page).frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Horario de actividades" })).toBeVisible();
  await expect(dialog(page).getByText("Cargando horario...")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test.describe("a timetable that does not come", () => {
  test.use({ expectedErrors: ["ERR_FAILED"] });

  test("says so and can be opened elsewhere; a dead host is known for it at once @desktop", async ({
    page,
    context,
  }) => {
    const failed = dialog(page).getByText("El horario no se ha cargado. Ábrelo en otra pestaña.");
    await context.route("https://horarios.example.test/**", () => new Promise(() => {}));
    await page.clock.install();
    await page.goto("/club/acacias");
    await opener(page).click();
    await expect(dialog(page).getByText("Cargando horario...")).toBeVisible();
    // Its patience begins when its code is there, which a busy machine brings late.
    await expect(async () => {
      await page.clock.runFor(10_500);
      await expect(failed).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(dialog(page).getByRole("link", { name: "Abrir el horario en otra pestaña" })).toHaveAttribute(
      "href",
      "https://horarios.example.test/semana",
    );

    await context.route("https://horarios.example.test/**", (route) => route.abort());
    await page.reload();
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener(page).click();
    await expect(failed).toBeVisible();
    await expect(dialog(page).getByText("Cargando horario...")).toBeHidden();
  });
});

test("a club's own timetable goes before the one for all; without scripts each is a link out @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("clubs");
  const link = async (path: string) => {
    const [before = ""] = (await (await site.fetch(path)).text()).split("Ver Horario de Actividades");
    return before.match(/<a [^>]*>/g)?.at(-1);
  };
  expect(await link("/club/acacias")).toContain('href="https://horarios.example.test/semana"');
  expect(await link("/club/acacias")).toContain('target="_blank"');
  await site.sql`update clubs set timetable_url = 'https://horarios.example.test/acacias' where id = 'acacias'`;
  await site.sql`update clubs set timetable_url = 'https://otro-sitio.example.test/' where id = 'retiro'`;
  await expect.poll(() => link("/club/acacias")).toContain('href="https://horarios.example.test/acacias"');
  await expect.poll(() => link("/club/retiro")).toContain('href="https://otro-sitio.example.test/"');
  expect(await link("/club/retiro")).toContain('target="_blank"');
  // An address that may not stand in a frame is a link out with scripts too.
  const dialogs = async (path: string) => /<dialog[^>]*timetable/.test(await (await site.fetch(path)).text());
  expect([await dialogs("/club/acacias"), await dialogs("/club/retiro")]).toEqual([true, false]);
});
