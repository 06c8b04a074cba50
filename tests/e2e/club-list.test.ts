import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

test.use({ expectedErrors: ["503"] });

const tile = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

const names = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });

test.beforeEach(async ({ page }) => cookiesAnswered(page));

test("every club shows its name, tag, status, address and the way to it, and shuts nobody out @desktop", async ({
  page,
}) => {
  const answer = await page.goto("/clubs");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Clubs | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ELIGE TU CLUB");
  await expect(names(page)).toHaveText(["ACACIAS", "VALDEBEBAS", "RETIRO", "CAÑAVERAL", "POZUELO", "CHAMBERÍ"]);
  await expect(tile(page, "ACACIAS")).toContainText("Nuestro primer club");
  await expect(tile(page, "ACACIAS")).toContainText(/Abierto|Cerrado/);
  await expect(tile(page, "ACACIAS")).toContainText("Calle de las Acacias, Arganzuela, 28005 Madrid");
  await expect(tile(page, "RETIRO")).toContainText("En construcción");
  await expect(tile(page, "ACACIAS").getByRole("img")).toHaveAttribute("alt", /Sala de fuerza industrial/);
  await test.step("nothing shuts anybody out", async () => {
    await expectBestPractice(page);
  });
  await test.step("a club under construction says so, also by keyboard, and stays on the page", async () => {
    await page.getByRole("button", { name: "Ver Club POZUELO" }).focus();
    await page.keyboard.press("Enter");
    const toast = page.getByRole("status").filter({ hasText: "en construcción" });
    await expect(toast).toContainText("Club POZUELO en construcción");
    await expect(toast).toContainText("¡Estamos trabajando duro para abrir este club! ¡Pronto tendremos novedades!");
    expect(new URL(page.url()).pathname).toBe("/clubs");
  });
  await test.step("one with a page of its own opens it, and so does a club's picture", async () => {
    await expect(page.getByRole("link", { name: "Ver Club RETIRO" })).toHaveAttribute("href", "/club/retiro");
    await page.getByRole("link", { name: "Ver Club VALDEBEBAS" }).click();
    await expect(page).toHaveURL(/\/club\/valdebebas$/);
    await page.getByRole("link", { name: "Volver a Clubs" }).click();
    await expect(page).toHaveURL(/\/clubs$/);
    const frame = tile(page, "ACACIAS").locator(".frame");
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    if (!box) throw new Error("the tile is not on the page");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(/\/club\/acacias$/);
  });
});

test("a club without a link is announced, one with an address elsewhere opens a tab, and any name fits @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("clubs");
  await site.sql`update clubs set link = null where id = 'acacias'`;
  await site.sql`update clubs set link = 'https://nuevo.example.test/' where id in ('valdebebas', 'pozuelo')`;
  const name = `<img src=x onerror=alert(1)> 🏋️ ${"CAÑAVERAL".repeat(12)}`;
  await site.sql`update clubs set name = ${name}, tag = ${"muy largo ".repeat(20)} where id = 'chamberi'`;
  await page.goto("/clubs");
  for (const name of ["VALDEBEBAS", "POZUELO"]) {
    const link = page.getByRole("link", { name: `Ver Club ${name}` });
    await expect(link).toHaveAttribute("href", "https://nuevo.example.test/");
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await page.getByRole("button", { name: "Ver Club ACACIAS" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Próximamente" });
  await expect(toast).toContainText("Próximamente: ACACIAS");
  await expect(toast).toContainText("Estamos trabajando para traerte este club muy pronto. ¡Mantente atento!");
  await expect(names(page).last()).toHaveText(name);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("when the clubs cannot be read the page stands and says so @desktop", async ({ page, site, breakReads }) => {
  await breakReads("clubs");
  // Under an address that nobody has asked for: of the others the last good page would be shown.
  const address = "/clubs?q=nunca";
  expect((await site.fetch(address)).status).toBe(503);
  await page.goto(address);
  const toast = page.getByRole("alert");
  await expect(toast).toContainText("Error al cargar los clubs");
  await expect(toast).toContainText("No se pudieron cargar los clubs. Inténtalo de nuevo más tarde.");
  await expect(page.getByText("No hemos podido cargar los clubs. Inténtalo de nuevo más tarde.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Volver a intentarlo" })).toHaveAttribute("href", "");
  await expect(page.getByText("Ahora mismo no hay clubs que mostrar.")).toHaveCount(0);
});

test("clubs are found by district, postcode and service, without scripts too @phone", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/clubs");
  await page.getByRole("searchbox", { name: "Buscar club" }).fill("vicalvaro 28052");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(/\/clubs\?q=vicalvaro\+28052$/);
  await expect(names(page)).toHaveText(["CAÑAVERAL"]);
  await page.getByRole("link", { name: "Parking" }).click();
  await expect(names(page)).toHaveText(["ACACIAS", "VALDEBEBAS", "POZUELO"]);
  await page.goto("/clubs?q=Marte");
  await expect(page.getByText("No hay clubs con «Marte».")).toBeVisible();
  await page.getByRole("link", { name: "Ver todos los clubs" }).click();
  await expect(names(page)).toHaveCount(6);
  await context.close();
});

test("a visitor finds the nearest club, by a press and by the drawn map @desktop", async ({ page, context, site }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/clubs");
  // Never asked so far: in a test browser a question that nobody answers is refused.
  const near = page.getByRole("button", { name: "Cerca de mí" });
  await near.click();
  await expect(page.getByRole("status").filter({ hasText: "No tenemos permiso" })).toContainText(
    "Busca por distrito o código postal.",
  );
  await context.grantPermissions(["geolocation"], { origin: site.url });
  await context.setGeolocation({ latitude: 40.48, longitude: -3.62 });
  await near.click();
  await expect(near).toHaveAttribute("aria-pressed", "true");
  // Those that one can go to, and no other.
  await expect(names(page)).toHaveText(["VALDEBEBAS", "ACACIAS"]);
  await expect(tile(page, "VALDEBEBAS")).toContainText("A 950 m");
  expect(asked.filter((text) => new URL(text).origin !== site.url || /40\.48|3\.62/.test(text))).toEqual([]);
  // The page alone may ask, and nothing that stands in another one.
  const policy = async (path: string) => (await site.fetch(path)).headers.get("permissions-policy");
  expect(await policy("/clubs?q=parking")).toContain("geolocation=(self)");
  expect(await policy("/contact")).toContain("geolocation=()");

  const map = page.getByRole("region", { name: "Dónde ESTAMOS" });
  await expect(map.getByRole("link")).toHaveCount(6);
  await expect(map.getByRole("link", { name: "RETIRO En construcción" })).toHaveAttribute("href", "/club/retiro");
  await map.getByRole("link", { name: /VALDEBEBAS (Abierto|Cerrado)/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/club\/valdebebas$/);
  await page.getByText("Cómo llegar a VALDEBEBAS").first().click();
  await expect(page.getByRole("link", { name: "Apple Maps" }).first()).toHaveAttribute("href", /daddr=40\.488/);
});
