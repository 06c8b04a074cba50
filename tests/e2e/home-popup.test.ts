import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const start = new Date("2026-03-02T10:00:00");

/** Time stands still until the journey lets it run. */
async function stopClock(page: Page) {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
}

test.beforeEach(async ({ page }) => {
  await stopClock(page);
  await cookiesAnswered(page);
});

test("the popup comes five seconds after load, with the external form, and can be closed", async ({ page }) => {
  await page.goto("/");
  await page.clock.runFor(4900);
  const popup = page.getByRole("dialog", { name: "Ven a probar un día" });
  await expect(popup).toBeHidden();
  await page.clock.runFor(200);
  await expect(popup).toBeVisible();
  await page.clock.resume();
  await expect(popup.frameLocator("iframe").getByRole("heading", { name: /^Formulario de captaci/ })).toBeVisible();
  await popup.getByRole("button", { name: "Cerrar" }).click();
  await expect(popup).toBeHidden();
});

test("the form's host hears nothing of a visitor before the popup opens @desktop", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).not.toContain("formularios.example.test");
});

test("the popup comes once per session @desktop", async ({ page, context }) => {
  await page.goto("/");
  await page.clock.runFor(5100);
  await page.keyboard.press("Escape");
  await page.reload();
  await page.clock.runFor(10_000);
  await expect(page.getByRole("dialog", { name: "Ven a probar un día" })).toBeHidden();

  const another = await context.newPage();
  await stopClock(another);
  await another.goto("/");
  await another.clock.runFor(5100);
  await expect(another.getByRole("dialog", { name: "Ven a probar un día" })).toBeVisible();
});

test("nobody is interrupted in the menu @phone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Abrir menú" }).click();
  await page.clock.runFor(8000);
  await expect(page.getByRole("dialog", { name: "Ven a probar un día" })).toBeHidden();
  await page.getByRole("button", { name: "Cerrar menú" }).click();
  await page.clock.runFor(1100);
  await expect(page.getByRole("dialog", { name: "Ven a probar un día" })).toBeVisible();
});

test.describe("a form whose host is dead", () => {
  test.use({ expectedErrors: ["ERR_FAILED"] });

  test("leaves the ways to write to us @desktop", async ({ page, context }) => {
    await context.route("https://formularios.example.test/**", (route) => route.abort());
    await page.goto("/");
    await page.clock.runFor(5100);
    await page.clock.resume();
    const popup = page.getByRole("dialog", { name: "Ven a probar un día" });
    await expect(popup.getByText("El formulario no se ha cargado.")).toBeVisible();
    await expect(popup.locator("iframe")).toBeHidden();
    await expect(popup.getByText("Cargando formulario...")).toBeHidden();
    await popup.getByRole("link", { name: "Contacta con nosotros" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
