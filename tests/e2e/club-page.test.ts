import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectNoBarrier } from "./fixtures/expect-no-findings.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const index = (page: Page) => page.getByRole("navigation", { name: "En esta página" });

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
});

test("a club's page says what it is, where it is and when it is open, and shuts nobody out @phone", async ({
  page,
  site,
}) => {
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

  await test.step("nothing shuts anybody out, and it fits a screen of 320 px", () => expectNoBarrier(page));
  await test.step("the index stays at hand and marks where the reader is", async () => {
    await index(page).getByRole("link", { name: "Servicios" }).click();
    await expect(page.getByRole("heading", { name: "Incluido en tu cuota" })).toBeInViewport();
    await expect(index(page)).toBeInViewport();
    await expect(index(page).locator("[aria-current]")).toHaveText("Servicios");
    await index(page).getByRole("link", { name: "Galería" }).click();
    await expect(index(page).locator("[aria-current]")).toHaveText("Galería");
  });
  // On paper its name stands on white.
  const photo = page.locator(".stage").getByRole("img").first();
  await expect(photo).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(photo).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the page lists what the fee includes, what costs extra and what is for sale, and no section of nothing @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await page.goto("/club/acacias");
  await test.step("services, one list below the other", () => expectServices(page));
  await test.step("packs, passes and premium services, without those that are hidden", () => expectSales(page));
  await test.step("a search engine and a shared link find the club", () => expectHead(page));
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

async function expectServices(page: Page): Promise<void> {
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
}

async function expectSales(page: Page): Promise<void> {
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
}

async function expectHead(page: Page): Promise<void> {
  // Asked as by a crawler: a frame that goes ahead of a slow read has no head.
  const html = await (await page.request.get("/club/acacias")).text();
  const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(content("description")).toContain("Madrid Río");
  expect(content("og:image")).toMatch(/^https?:.*\/cards\/club\/acacias\.jpg\?v=\w+$/);
  const told = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  expect(told).toMatchObject({
    "@graph": [{ "@type": "ExerciseGym", name: "NINE FITNESS ACACIAS" }, { "@type": "BreadcrumbList" }],
  });
}

test("Retiro has its own hours, which are none of today's before it opens @desktop", async ({ site }) => {
  // A page that takes long goes ahead as a frame without its head; when it is kept it is whole.
  await expect(async () => {
    const html = await (await site.fetch("/club/retiro")).text();
    expect(html).toContain('"@type":"Place"');
    expect(html).not.toContain('"ExerciseGym"');
    expect(html).not.toContain("openingHours");
    expect(html).toContain(">Horario previsto<");
    expect(html).not.toContain("(hoy)");
    const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, ""));
    expect(cells).toEqual(["7:00–23:00", "9:00–20:00", "10:00–16:00"]);
  }).toPass();
});

test("every club has a page, found by its id or its link, also one that staff have only named @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("clubs");
  await site.sql`insert into clubs (id, name) values ('tetuan', 'TETUÁN')`;
  await site.sql`update clubs set link = '/club/junto-al-parque' where id = 'retiro'`;
  await site.sql`update clubs set link = 'norte' where id = 'pozuelo'`;
  const planned = await (await site.fetch("/club/canaveral")).text();
  expect(planned).toMatch(/<main.*>En construcción<.*<\/main>/s);
  const [entries = ""] = /<nav[^>]*aria-label="En esta página".*?<\/nav>/s.exec(planned) ?? [];
  expect(entries.match(/href="[^"]*"/g)).toEqual(['href="#servicios"']);
  expect(planned).toContain("La galería de este club está vacía.");
  const named = await (await site.fetch("/club/tetuan")).text();
  expect(named).toContain(">La galería de este club está vacía.<");
  expect(named).toContain("Ver Horario de Actividades");
  for (const [address, name, own] of [
    ["/club/canaveral", "CAÑAVERAL", "/club/canaveral"],
    ["/club/tetuan", "TETUÁN", "/club/tetuan"],
    ["/club/junto-al-parque", "RETIRO", "/club/junto-al-parque"],
    ["/club/retiro", "RETIRO", "/club/junto-al-parque"],
    ["/club/norte", "POZUELO", "/club/norte"],
    ["/club/ACACIAS", "ACACIAS", "/club/acacias"],
    ["/club/acacias/", "ACACIAS", "/club/acacias"],
    ["/club/ACACIAS/", "ACACIAS", "/club/acacias"],
    ["/Clubs/?utm_source=boletin", "ELIGE TU CLUB", "/clubs"],
  ] as const) {
    const first = await site.fetch(address, { redirect: "manual" });
    const to = first.headers.get("location");
    const answer = to ? await site.fetch(to, { redirect: "manual" }) : first;
    expect(answer.status, `${address} leads on once at most`).toBe(200);
    expect(new URL(answer.url).pathname).toBe(own);
    const html = await answer.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "")).toBe(name);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${own}"`));
  }
});
