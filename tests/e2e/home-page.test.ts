import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { expect, test } from "./fixtures/journey.ts";

test("the home page says what the chain is and shows its clubs and voices", async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Gimnasios en Madrid | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/More Than\s+FITNESS/);
  await expect(page.getByRole("heading", { name: "Elige tu club" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Clubs" }).getByRole("heading")).toHaveText([
    /ACACIAS/,
    /VALDEBEBAS/,
    /RETIRO/,
    /CAÑAVERAL/,
    /POZUELO/,
    /CHAMBERÍ/,
  ]);
  await expect(page.getByRole("heading", { name: "VOCES DE NUESTRA COMUNIDAD" })).toBeVisible();
  await expect(
    page.getByText("Descubre por qué nuestros miembros nos consideran el catalizador de su cambio."),
  ).toBeVisible();
  await expect(page.getByText("«Llegué por la espalda")).toBeVisible();
  await expect(page.getByRole("img", { name: "5 de 5 estrellas" }).first()).toBeVisible();
});

test("the footer names the company, the year, the legal pages and the way in for staff @desktop", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Nueve Gimnasios de Prueba, S.L.");
  await expect(footer).toContainText(`© ${new Date().getFullYear()} NINE FITNESS. Todos los derechos reservados.`);
  await expect(footer.getByRole("link", { name: "910 000 009" })).toHaveAttribute("href", "tel:910000009");
  for (const [name, href] of [
    ["Política de Privacidad", "/politica-de-privacidad"],
    ["Términos y Condiciones", "/terminos-y-condiciones"],
    ["Política de Cookies", "/politica-de-cookies"],
    ["Admin", "/admin"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the header turns white once the page is scrolled more than 20 px", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo({ top: 20, behavior: "instant" }));
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo({ top: 21, behavior: "instant" }));
  await expect(header).toHaveCSS("background-color", "oklch(1 0 0)");
});

test("Explora nuestros clubs leads down to the selector", async ({ page }) => {
  await page.goto("/?utm_source=boletin");
  await page.getByRole("link", { name: "Explora nuestros clubs" }).click();
  await expect(page.getByRole("heading", { name: "Elige tu club" })).toBeInViewport();
  expect(new URL(page.url()).search).toBe("?utm_source=boletin");
});

test("a search engine and a shared link find title, address and picture @desktop", async ({ page, site }) => {
  await page.goto("/");
  const content = (selector: string) => page.locator(selector).getAttribute("content");
  expect(await content('meta[name="description"]')).toContain("Madrid");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/$/);
  expect(await content('meta[property="og:image"]')).toMatch(/^https?:.*\/cards\/inicio\.jpg\?v=\w+$/);
  const { pathname, search } = new URL((await content('meta[property="og:image"]')) ?? "");
  const card = await page.request.get(pathname + search);
  expect(card.headers()["content-type"]).toBe("image/jpeg");
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(told).toMatchObject({ "@type": "Organization", legalName: "Nueve Gimnasios de Prueba, S.L." });
  expect(site.url).toBeTruthy();
});

test("nothing on the home page shuts anybody out", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Aceptar" }).click();
  const { violations } = await accessibilityCheck(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
});

// At either size it would be the same width.
test("the home page fits a screen of 320 px @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
