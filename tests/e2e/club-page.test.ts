import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const index = (page: Page) => page.getByRole("navigation", { name: "En esta página" });

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
});

test("a club's page says what it is, where it is and when it is open", async ({ page, site }) => {
  const answer = await page.goto("/club/acacias");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("ACACIAS, gimnasio en Arganzuela | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ACACIAS");
  const main = page.getByRole("main");
  await expect(main.getByText("NINE FITNESS", { exact: true })).toBeVisible();
  await expect(main.getByText("Dos plantas a cinco minutos de Madrid Río.")).toBeVisible();
  await expect(main.getByText("28005 Madrid").first()).toBeVisible();
  await expect(page.getByRole("table", { name: "Horario" }).getByRole("row")).toHaveText([
    /^Lunes a viernes.*7:00–22:30$/,
    /^Sábados.*9:00–18:00$/,
    /^Domingos y festivos.*10:00–15:00$/,
  ]);
  // None on a day with hours of its own.
  const [special] = await site.sql`select 1 from club_days where on_date = (now() at time zone 'Europe/Madrid')::date`;
  await expect(page.getByRole("row", { name: "(hoy)" })).toHaveCount(special ? 0 : 1);
  if (!special) {
    const today = page.getByRole("row", { name: "(hoy)" });
    const ink = await today.getByRole("cell").evaluate((cell) => getComputedStyle(cell).color);
    await expect(today.getByRole("rowheader")).toHaveCSS("color", ink);
  }
  // On paper its name stands on white.
  const photo = page.locator(".stage").getByRole("img").first();
  await expect(photo).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(photo).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Retiro has its own hours, which are none of today's before it opens @desktop", async ({ page }) => {
  await page.goto("/club/retiro");
  await expect(page.getByRole("heading", { name: "Horario previsto" })).toBeVisible();
  await expect(page.getByText("(hoy)")).toHaveCount(0);
  // A page that takes long goes ahead as a frame without its head; when it is kept it is whole.
  await expect(async () => {
    const html = await (await page.request.get("/club/retiro")).text();
    expect(html).toContain('"@type":"Place"');
    expect(html).not.toContain('"ExerciseGym"');
    expect(html).not.toContain("openingHours");
  }).toPass();
  await expect(page.getByRole("table", { name: "Horario" }).getByRole("cell")).toHaveText([
    "7:00–23:00",
    "9:00–20:00",
    "10:00–16:00",
  ]);
});

test("the page lists what the fee includes and what costs extra @desktop", async ({ page }) => {
  await page.goto("/club/acacias");
  for (const [title, service, other] of [
    ["Incluido en tu cuota", "Agua filtrada", "Taquilla fija"],
    ["Servicios Adicionales", "Taquilla fija", "Agua filtrada"],
  ] as const) {
    const list = page.locator("#servicios div:has(> ul)").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(list.getByText(service)).toBeVisible();
    await expect(list.getByText(other)).toHaveCount(0);
    // More than half as wide as the page: one below the other, not side by side.
    expect((await list.boundingBox())?.width).toBeGreaterThan(720);
  }
});

test("packs, passes and premium services are for sale, without those that are hidden @desktop", async ({ page }) => {
  await page.goto("/club/acacias");
  for (const [title, first, price] of [
    ["BONOS DE SESIONES", "Bono 5", "175 €"],
    ["PASES SEMANALES Y QUINCENALES", "Pase semanal", "25 €"],
    ["SERVICIOS PREMIUM", "Entrenamiento personal", "45 €"],
  ] as const) {
    const section = page.getByRole("region", { name: title });
    await expect(section.getByRole("heading", { level: 3 }).first()).toHaveText(first);
    await expect(section.getByText(price, { exact: true })).toBeVisible();
    const buy = section.getByRole("link", { name: `Comprar ${first}` });
    await expect(buy).toHaveAttribute("href", /^https:\/\/socios\.ninefitness\.example\/alta\//);
    await expect(buy).toHaveAttribute("target", "_blank");
  }
  await expect(page.getByText("Pase de verano")).toHaveCount(0);
});

test("a section without anything to show is not there, nor its entry in the index @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await page.goto("/club/acacias");
  await expect(index(page).getByRole("link")).toHaveText([
    "Tarifas",
    "Bonos y pases",
    "Premium",
    "Servicios",
    "Galería",
  ]);
  await restoreAfter("club_extra_services", "precios");
  await site.sql`delete from club_extra_services where club_id = 'acacias' and type <> 'pase'`;
  await site.sql`delete from precios where club_id = 'acacias'`;
  await page.goto("/club/acacias");
  await expect(index(page).getByRole("link")).toHaveText(["Pases", "Servicios", "Galería"]);
  await expect(page.getByText("TARIFAS ACACIAS")).toHaveCount(0);
  await expect(page.getByText("BONOS DE SESIONES")).toHaveCount(0);
});

test("the index stays at hand and marks where the reader is", async ({ page }) => {
  await page.goto("/club/acacias");
  await index(page).getByRole("link", { name: "Servicios" }).click();
  await expect(page.getByRole("heading", { name: "Incluido en tu cuota" })).toBeInViewport();
  await expect(index(page)).toBeInViewport();
  await expect(index(page).locator("[aria-current]")).toHaveText("Servicios");
  await index(page).getByRole("link", { name: "Galería" }).click();
  await expect(index(page).locator("[aria-current]")).toHaveText("Galería");
});

test("every club has a page, found by its id or its link @desktop", async ({ page, site, restoreAfter }) => {
  await page.goto("/club/canaveral");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CAÑAVERAL");
  await expect(page.getByRole("main").getByText("En construcción")).toBeVisible();
  await expect(index(page).getByRole("link")).toHaveText(["Servicios"]);
  await expect(page.getByText("La galería de este club está vacía.")).toBeVisible();
  await restoreAfter("clubs");
  await site.sql`update clubs set link = '/club/junto-al-parque' where id = 'retiro'`;
  await site.sql`update clubs set link = 'norte' where id = 'pozuelo'`;
  for (const [address, name, own] of [
    ["/club/junto-al-parque", "RETIRO", "/club/junto-al-parque"],
    ["/club/retiro", "RETIRO", "/club/junto-al-parque"],
    ["/club/norte", "POZUELO", "/club/norte"],
    ["/club/ACACIAS", "ACACIAS", "/club/acacias"],
    ["/club/acacias/", "ACACIAS", "/club/acacias"],
    ["/club/ACACIAS/", "ACACIAS", "/club/acacias"],
    ["/Clubs/?utm_source=boletin", "ELIGE TU CLUB", "/clubs"],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    expect(answer?.request().redirectedFrom()?.redirectedFrom() ?? null, `${address} leads on once`).toBeNull();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    expect(new URL(page.url()).pathname).toBe(own);
    // Read as by those whom it is for: a frame that goes ahead of a slow read has none yet.
    const html = await (await fetch(site.url + own)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${own}"`));
  }
});

test("a new club that staff have only named has a page already @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("clubs");
  await site.sql`insert into clubs (id, name) values ('tetuan', 'TETUÁN')`;
  await page.goto("/club/tetuan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("TETUÁN");
  await expect(page.getByText("La galería de este club está vacía.", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver Horario de Actividades" })).toBeVisible();
});

test("a search engine and a shared link find the club @desktop", async ({ page }) => {
  await page.goto("/club/acacias");
  const content = (selector: string) => page.locator(selector).getAttribute("content");
  expect(await content('meta[name="description"]')).toContain("Madrid Río");
  expect(await content('meta[property="og:image"]')).toMatch(/^https?:.*\/cards\/club\/acacias\.jpg\?v=\w+$/);
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(told).toMatchObject({
    "@graph": [{ "@type": "ExerciseGym", name: "NINE FITNESS ACACIAS" }, { "@type": "BreadcrumbList" }],
  });
});

const addresses = ["/club/valdebebas#tarifas-space", "/club/acacias", "/club/valdebebas"];

test("nothing on a club's page shuts anybody out", async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const { violations } = await accessibilityCheck(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
  }
});

// At either size it would be the same width.
test("a club's page fits a screen of 320 px @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of addresses) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  }
});
