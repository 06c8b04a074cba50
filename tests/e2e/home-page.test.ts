import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

test("the home page says what the chain is, shows its clubs and voices, and shuts nobody out", async ({ page }) => {
  // On a busy machine it would come in between.
  await page.addInitScript(() => sessionStorage.setItem("lead_popup_seen", "true"));
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

  await test.step("nothing shuts anybody out", async () => {
    await page.getByRole("button", { name: "Aceptar" }).click();
    await expectBestPractice(page);
  });
  await test.step("the header turns white once the page is scrolled more than 20 px", async () => {
    const header = page.getByRole("banner");
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.evaluate(() => scrollTo({ top: 20, behavior: "instant" }));
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.evaluate(() => scrollTo({ top: 21, behavior: "instant" }));
    await expect(header).toHaveCSS("background-color", "oklch(1 0 0)");
  });
  await test.step("the foot names the company, the year and what else there is", () => expectFoot(page));
  await test.step("a search engine and a shared link find address and picture", () => expectHead(page));
  await test.step("a word of 32 letters is parted by the rules of its language", async () => {
    // Which words it knows is the browser's own affair: the one of the journeys brings no dictionary.
    await expect(page.locator("main p").first()).toHaveCSS("hyphens", "auto");
    await expect(page.locator("main p").first()).toHaveCSS("hyphenate-limit-chars", "20 6 6");
  });
  await test.step("the page fits a screen of 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

async function expectFoot(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Nueve Gimnasios de Prueba, S.L.");
  await expect(footer).toContainText(`© ${new Date().getFullYear()} NINE FITNESS. Todos los derechos reservados.`);
  await expect(footer.getByRole("link", { name: "910 000 009" })).toHaveAttribute("href", "tel:910000009");
  for (const [name, href] of [
    ["Política de Privacidad", "/politica-de-privacidad"],
    ["Términos y Condiciones", "/terminos-y-condiciones"],
    ["Política de Cookies", "/politica-de-cookies"],
    ["Manifiesto", "/manifiesto"],
    ["Trabaja en 9F", "/careers"],
    ["Admin", "/admin"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
}

async function expectHead(page: Page): Promise<void> {
  // Asked as by a crawler: a frame that goes ahead of a slow read has no head.
  const html = await (await page.request.get("/")).text();
  const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(content("description")).toContain("Madrid");
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/"/);
  expect(content("og:image")).toMatch(/^https?:.*\/cards\/inicio\.jpg\?v=\w+$/);
  const { pathname, search } = new URL(content("og:image") ?? "");
  const card = await page.request.get(pathname + search);
  expect(card.headers()["content-type"]).toBe("image/jpeg");
  const told = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  expect(told).toMatchObject({ "@type": "Organization", legalName: "Nueve Gimnasios de Prueba, S.L." });
}
