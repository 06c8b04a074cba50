import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const opener = (page: Page) => page.getByRole("link", { name: "Ver Horario de Actividades" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Horario ACACIAS" });

test.beforeEach(async ({ page }) => {
  // Init scripts run in frames too, where there may be no storage.
  await cookiesAnswered(page);
});

test("the timetable opens in a dialog, whose host hears of nobody before", async ({ page }) => {
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

test("a timetable that does not come says so and can be opened elsewhere @desktop", async ({ page, context }) => {
  await context.route("https://horarios.example.test/**", () => new Promise(() => {}));
  await page.clock.install();
  await page.goto("/club/acacias");
  await opener(page).click();
  await expect(dialog(page).getByText("Cargando horario...")).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(dialog(page).getByText("El horario no se ha cargado. Ábrelo en otra pestaña.")).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: "Abrir el horario en otra pestaña" })).toHaveAttribute(
    "href",
    "https://horarios.example.test/semana",
  );
});

test.describe("a host that is dead", () => {
  test.use({ expectedErrors: ["ERR_FAILED"] });

  test("is known for it at once @desktop", async ({ page, context }) => {
    await context.route("https://horarios.example.test/**", (route) => route.abort());
    await page.clock.install();
    await page.goto("/club/acacias");
    await page.clock.pauseAt(Date.now() + 1000);
    await opener(page).click();
    await expect(dialog(page).getByText("El horario no se ha cargado. Ábrelo en otra pestaña.")).toBeVisible();
    await expect(dialog(page).getByText("Cargando horario...")).toBeHidden();
  });
});

test("a club's own timetable goes before the one for all; elsewhere it is a link out @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("clubs");
  await site.sql`update clubs set timetable_url = 'https://horarios.example.test/acacias' where id = 'acacias'`;
  await site.sql`update clubs set timetable_url = 'https://otro-sitio.example.test/' where id = 'retiro'`;
  await page.goto("/club/acacias");
  await expect(opener(page)).toHaveAttribute("href", "https://horarios.example.test/acacias");
  await page.goto("/club/retiro");
  await expect(opener(page)).toHaveAttribute("href", "https://otro-sitio.example.test/");
  await expect(opener(page)).toHaveAttribute("target", "_blank");
  await expect(page.locator("dialog.timetable")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to the timetable @desktop", async ({ page }) => {
    await page.goto("/club/acacias", { waitUntil: "domcontentloaded" });
    await expect(opener(page)).toHaveAttribute("href", "https://horarios.example.test/semana");
    await expect(opener(page)).toHaveAttribute("target", "_blank");
  });
});
