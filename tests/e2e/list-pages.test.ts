import { expect, type Site, test } from "./fixtures/journey.ts";

const clubs = 70;
const products = 20;

// Which rows stand on which page is the server's answer, and its links are all that leafs through them: no browser is needed.

test("a chain of many clubs shows sixty at a time, each page at its own address @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("club_extra_services", "clubs");
  await addClubs(site);
  const first = await read(site, "/clubs", (html) => tilesOf(html).length === 60);
  expect(first).toContain("Página 1 de 2");
  const next = linkIn(first, "Siguiente");
  expect(next).toContain('href="/clubs?pagina=2"');
  const last = await read(site, "/clubs?pagina=2", (html) => tilesOf(html).length === 16);
  expect(last).toContain("<title>Clubs, página 2 | NINE FITNESS</title>");
  expect(last).toMatch(/<link rel="canonical" href="[^"]*\/clubs\?pagina=2"/);
  expect(linkIn(last, "Anterior")).toContain('href="/clubs"');
  expect(linkIn(last, "Anterior")).toContain('rel="prev"');
  expect(tilesOf(last).at(-1)).toContain(`BARRIO ${clubs}`);
  expect(linkIn(last, "Siguiente")).toBe("");
  for (const wrong of ["3", "0", "x", "-1", "1.5"]) {
    expect((await site.fetch(`/clubs?pagina=${wrong}`)).status, wrong).toBe(404);
  }
  const home = await read(site, "/", (html) => html.match(/ class="club-card /g)?.length === 12);
  expect(home).toMatch(/<a [^>]*href="\/clubs"[^>]*>(<[^>]*>)*Ver todos los clubs/);
});

test("lists that fit on one page have no second one @desktop", async ({ request }) => {
  for (const path of ["/clubs", "/merch", "/events", "/ninecast", "/9ftoday"]) {
    expect(await (await request.get(path)).text(), path).not.toContain('aria-label="Páginas"');
    expect((await request.get(`${path}?pagina=2`)).status(), path).toBe(404);
  }
});

test("the shop, the events and the podcast are leafed through by links @desktop", async ({ site, restoreAfter }) => {
  await restoreAfter("merch_products", "events", "ninecast_episodes");
  await addOthers(site);
  const lists = [
    { path: "/merch", items: /<a [^>]*class="product-card /g, next: "Siguiente", previous: "Anterior" },
    { path: "/events", items: /<li [^>]*id="evento-/g, next: "Siguiente", previous: "Anterior" },
    { path: "/ninecast", items: /<li id="episodio-/g, next: "Más antiguos", previous: "Más recientes" },
  ];
  for (const { path, items, next, previous } of lists) {
    const first = await read(site, path, (html) => html.match(items)?.length === 12);
    expect(linkIn(first, next)).toContain(`href="${path}?pagina=2"`);
    const second = await read(site, `${path}?pagina=2`, (html) => (html.match(items)?.length ?? 0) > 0);
    expect(linkIn(second, previous)).toContain(`href="${path}"`);
    if (path === "/ninecast") expect(second).not.toContain("Reproducir Episodio");
  }
});

/** What an address answers, once the site has heard of what was just written. */
async function read(site: Site, path: string, isThere: (html: string) => boolean): Promise<string> {
  let html = "";
  await expect
    .poll(async () => {
      html = await (await site.fetch(path)).text();
      return isThere(html);
    }, path)
    .toBe(true);
  return html;
}

const tilesOf = (html: string) => html.match(/<li id="ficha-.*?<\/li>/gs) ?? [];

/** The link of this name among those to other pages; empty where there is none. */
function linkIn(html: string, name: string): string {
  const pages = /<nav[^>]* aria-label="Páginas".*?<\/nav>/s.exec(html)?.[0] ?? "";
  return pages.match(/<a .*?<\/a>/gs)?.find((link) => link.replaceAll(/<[^>]*>/g, "").trim() === name) ?? "";
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
