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

const popup = (page: Page) => page.getByRole("dialog", { name: "Ven a probar un día" });

test("the popup comes five seconds after load, with the external form, once per session @desktop", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await page.goto("/", { waitUntil: "networkidle" });
  await page.clock.runFor(4900);
  await expect(popup(page)).toBeHidden();
  // Its form's host hears nothing of a visitor before.
  expect(asked).not.toContain("formularios.example.test");
  await page.clock.runFor(200);
  await expect(popup(page)).toBeVisible();
  await page.clock.resume();
  await expect(
    popup(page)
      .frameLocator("iframe")
      .getByRole("heading", { name: /^Formulario de captaci/ }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();

  await page.reload();
  await page.clock.runFor(10_000);
  await expect(popup(page)).toBeHidden();

  const another = await context.newPage();
  await stopClock(another);
  await another.goto("/");
  await another.clock.runFor(5100);
  await expect(popup(another)).toBeVisible();
});

test("nobody is interrupted in the menu; the popup comes after it and can be closed @phone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Abrir menú" }).click();
  await page.clock.runFor(8000);
  await expect(popup(page)).toBeHidden();
  await page.getByRole("button", { name: "Cerrar menú" }).click();
  await page.clock.runFor(1100);
  await expect(popup(page)).toBeVisible();
  await page.clock.resume();
  await popup(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(popup(page)).toBeHidden();
});

test.describe("a form whose host is dead", () => {
  test.use({ expectedErrors: ["ERR_FAILED"] });

  test("leaves the ways to write to us @desktop", async ({ page, context }) => {
    await context.route("https://formularios.example.test/**", (route) => route.abort());
    await page.goto("/");
    await page.clock.runFor(5100);
    await page.clock.resume();
    await expect(popup(page).getByText("El formulario no se ha cargado.")).toBeVisible();
    await expect(popup(page).locator("iframe")).toBeHidden();
    await expect(popup(page).getByText("Cargando formulario...")).toBeHidden();
    await popup(page).getByRole("link", { name: "Contacta con nosotros" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
