import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const notice = (page: Page) => page.getByRole("region", { name: "Tu privacidad es importante" });
const video = (page: Page) => page.getByRole("dialog").locator("iframe");
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Hosts other than the site's own that the page has asked. */
function foreignHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname.endsWith(".example.test")) hosts.add(hostname);
  });
  return hosts;
}

const playLatest = (page: Page) => page.locator("a[data-title]").first().click();

/** Comes as far as each place where something of others would be, and opens what opens. */
async function visitEverything(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(6000);
  await expect(page.getByRole("dialog", { name: "Ven a probar un día" })).toContainText("formularios.example.test");
  await page.clock.resume();
  await page.goto("/contact");
  await expect(page.getByRole("main")).toContainText("chat.example.test");
  await page.goto("/careers");
  await page.locator(".careers-form").scrollIntoViewIfNeeded();
  await expect(page.getByRole("main")).toContainText("empleo.example.test");
  await page.goto("/partners/alpine-madrid-sur");
  await page.getByRole("heading", { name: /Pide/ }).scrollIntoViewIfNeeded();
  await expect(page.getByText("coches.example.test")).toBeVisible();
  await page.goto("/club/acacias");
  await page.getByRole("link", { name: "Ver Horario de Actividades" }).click();
  await expect(page.getByRole("dialog")).toContainText("horarios.example.test");
  await page.goto("/ninecast");
  await playLatest(page);
  await expect(page.getByText("video.example.test")).toBeVisible();
}

test("nobody else hears of a visitor who has not answered, nor of one who has refused @desktop", async ({ page }) => {
  const hosts = foreignHosts(page);
  await visitEverything(page);
  expect([...hosts]).toEqual([]);

  await page.keyboard.press("Escape");
  await notice(page).getByRole("button", { name: "Rechazar" }).click();
  await playLatest(page);
  await expect(page.getByRole("button", { name: "Cargar esta vez" })).toBeVisible();
  await page.goto("/contact");
  await expect(page.getByRole("button", { name: "Permitir siempre el chat" })).toBeVisible();
  expect([...hosts]).toEqual([]);
});

test("a video is loaded once and asked for again; what is asked for comes as soon as the notice is accepted @desktop", async ({
  page,
}) => {
  await page.goto("/ninecast");
  await playLatest(page);
  const request = page.getByRole("dialog");
  await expect(request).toContainText("puede guardar cookies");
  expect((await accessibilityCheck(page).include(".episode-player").analyze()).violations).toEqual([]);
  await request.getByRole("button", { name: "Cargar esta vez" }).click();
  await expect(video(page)).toHaveCount(1);
  expect(await stored(page)).toEqual({});
  await page.keyboard.press("Escape");
  await playLatest(page);
  await expect(page.getByRole("button", { name: "Cargar esta vez" })).toBeVisible();
  await expect(video(page)).toHaveCount(0);

  await page.goto("/partners/alpine-madrid-sur");
  await page.getByRole("heading", { name: /Pide/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Cargar esta vez" })).toBeVisible();
  await notice(page).getByRole("button", { name: "Aceptar" }).click();
  const form = page.frameLocator('iframe[title="Formulario de solicitud de Alpine Madrid Sur"]');
  await expect(form.getByRole("heading", { name: "Solicitud de coche" })).toBeVisible();
});

test("what is always allowed comes by itself and nothing else does; forbidden storage breaks nothing @desktop", async ({
  page,
}) => {
  await page.goto("/ninecast");
  await playLatest(page);
  await page.getByRole("button", { name: "Permitir siempre los vídeos" }).click();
  await expect(video(page)).toHaveCount(1);
  expect(await stored(page)).toMatchObject({ cookie_consent: "true", cookie_purposes: "video" });
  await page.reload();
  await expect(notice(page)).toBeHidden();
  await playLatest(page);
  await expect(video(page)).toHaveCount(1);
  await page.goto("/partners/alpine-madrid-sur");
  await page.getByRole("heading", { name: /Pide/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Cargar esta vez" })).toBeVisible();

  await test.step("values that nobody knows allow nothing", async () => {
    await page.evaluate(() => localStorage.setItem("cookie_purposes", "vídeos *"));
    await page.goto("/ninecast");
    await playLatest(page);
    await expect(page.getByRole("button", { name: "Cargar esta vez" })).toBeVisible();
  });
  await test.step("forbidden storage breaks nothing", async () => {
    await page.addInitScript(() => {
      if (self !== top || location.protocol !== "http:") return;
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      }
    });
    await page.reload();
    await playLatest(page);
    await page.getByRole("button", { name: "Permitir siempre los vídeos" }).click();
    await expect(video(page)).toHaveCount(1);
  });
});

test("purposes are chosen one by one over any page, and changed later from its foot @phone", async ({ page }) => {
  await page.goto("/clubs");
  await notice(page).getByRole("link", { name: "Configurar" }).click();
  const dialog = page.getByRole("dialog", { name: "Configurar cookies" });
  await expect(dialog.getByRole("checkbox", { name: /Técnicas/ })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: /Chat/ }).check();
  expect((await accessibilityCheck(page).include("dialog[open]").analyze()).violations).toEqual([]);
  await dialog.getByRole("button", { name: "Guardar mi elección" }).click();
  await expect(dialog).toBeHidden();
  await expect(notice(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ cookie_consent: "true", cookie_purposes: "chat" });

  await page.goto("/contact");
  await expect(page.locator("#chat-widget")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Configurar cookies" }).click();
  await expect(dialog.getByRole("checkbox", { name: /Chat/ })).toBeChecked();
  // As many as before, but others.
  await dialog.getByRole("checkbox", { name: /Chat/ }).uncheck();
  await dialog.getByRole("checkbox", { name: /Vídeos/ }).check();
  await dialog.getByRole("button", { name: "Guardar mi elección" }).click();
  // What runs cannot be called back: the page comes anew without it.
  await expect(page.getByRole("button", { name: "Permitir siempre el chat" })).toBeVisible();
  await expect(page.locator("#chat-widget")).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ cookie_purposes: "video" });
});
