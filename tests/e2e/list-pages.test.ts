import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, type Site, test } from "./fixtures/journey.ts";

const clubs = 70;
const products = 20;

// Which rows stand on which page is the server's answer, at any size.
test("a chain of many clubs shows sixty at a time, each page at its own address @desktop", async ({
  page,
  site,
  restoreAfter,
  request,
}) => {
  await restoreAfter("club_extra_services", "clubs");
  await addClubs(site);
  await cookiesAnswered(page);
  const tiles = page.locator(".club-grid > li");
  await openWith(page, "/clubs", () => expect(tiles).toHaveCount(60, { timeout: 1_000 }));
  const pages = page.getByRole("navigation", { name: "Páginas" });
  await expect(pages).toContainText("Página 1 de 2");
  await pages.getByRole("link", { name: "Siguiente" }).click();
  await expect(page).toHaveURL(/\/clubs\?pagina=2$/);
  await expect(page).toHaveTitle("Clubs, página 2 | NINE FITNESS");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/clubs\?pagina=2$/);
  await expect(pages.getByRole("link", { name: "Anterior" })).toHaveAttribute("href", "/clubs");
  await expect(pages.getByRole("link", { name: "Anterior" })).toHaveAttribute("rel", "prev");
  await expect(tiles).toHaveCount(16);
  await expect(tiles.last()).toContainText(`BARRIO ${clubs}`);
  await expect(pages.getByRole("link", { name: "Siguiente" })).toHaveCount(0);
  for (const wrong of ["3", "0", "x", "-1", "1.5"]) {
    expect((await request.get(`/clubs?pagina=${wrong}`)).status(), wrong).toBe(404);
  }

  await page.goto("/");
  await expect(page.locator(".club-card")).toHaveCount(12);
  await page.getByRole("link", { name: "Ver todos los clubs" }).click();
  await expect(page).toHaveURL(/\/clubs$/);
});

test("lists that fit on one page have no second one @desktop", async ({ request }) => {
  for (const path of ["/clubs", "/merch", "/events", "/ninecast", "/9ftoday"]) {
    expect(await (await request.get(path)).text(), path).not.toContain('aria-label="Páginas"');
    expect((await request.get(`${path}?pagina=2`)).status(), path).toBe(404);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop, the events and the podcast are leafed through by links @desktop", async ({
    page,
    site,
    restoreAfter,
  }) => {
    await restoreAfter("merch_products", "events", "ninecast_episodes");
    await addOthers(site);
    const lists = [
      { path: "/merch", items: ".product-grid > li", next: "Siguiente", previous: "Anterior" },
      { path: "/events", items: ".event-list > li", next: "Siguiente", previous: "Anterior" },
      { path: "/ninecast", items: "[aria-labelledby^=temporada] li", next: "Más antiguos", previous: "Más recientes" },
    ];
    for (const { path, items, next, previous } of lists) {
      await openWith(page, path, () => expect(page.locator(items)).toHaveCount(12, { timeout: 1_000 }));
      await page.getByRole("link", { name: next }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?pagina=2$`));
      await expect(page.locator(items).first()).toBeVisible();
      await page.getByRole("link", { name: previous }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    await page.goto("/ninecast?pagina=2");
    await expect(page.getByText("Reproducir Episodio")).toHaveCount(0);
  });
});

/** Once the site has heard of what was just written. */
async function openWith(page: Page, path: string, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await isThere();
  }).toPass();
}

async function addClubs({ sql }: Site): Promise<void> {
  await sql`insert into clubs (id, name, link, display_order)
    select 'barrio-' || n, 'BARRIO ' || n, '/club/barrio-' || n, 100 + n from generate_series(1, ${clubs}) as n`;
}

async function addOthers({ sql }: Site): Promise<void> {
  await sql`insert into merch_products (slug, name, price, display_order)
    select 'modelo-' || n, 'Modelo ' || n, 20, 100 + n from generate_series(1, ${products}) as n`;
  await sql`insert into events (event_date, title) select n || ' DIC', 'Carrera ' || n from generate_series(1, 20) as n`;
  await sql`insert into ninecast_episodes (title, youtube_id, created_at)
    select 'Charla ' || n, 'demo9F0_999', '2020-01-01' from generate_series(1, 20) as n`;
}
