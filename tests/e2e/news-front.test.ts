import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectNoBarrier } from "./fixtures/expect-no-findings.ts";
import { expect, type Site, test } from "./fixtures/journey.ts";

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
});

test("the featured article leads the front page and the others follow, the newest first, and shut nobody out @desktop", async ({
  page,
}) => {
  const answer = await page.goto("/9ftoday");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("9FToday | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("9FToday");
  const articles = page.getByRole("article");
  await expect(articles.first()).toContainText("Destacado");
  await expect(articles.getByRole("heading")).toHaveText([
    "Fuerza después de los cuarenta: empieza por aquí",
    "Dormir también es entrenar",
    "El calentamiento que sí vas a hacer",
    "Agua fría: qué dice la evidencia",
    "Retiro: así va la obra",
    "Proteína sin obsesión",
    "Volver después de una lesión",
  ]);
  await expect(articles.first()).toContainText(/Por Elena Cuesta · \d{1,2} de [a-z]+ de \d{4}/);
  await expect(articles.nth(1)).toContainText("Siete horas no son un lujo");
  await test.step("nothing shuts anybody out, nor is it too wide for 320 px", () => expectNoBarrier(page));
  await articles.nth(1).click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/9ftoday\/dormir-tambien-es-entrenar$/);
});

test("without a flagged article the newest leads, and excerpts show no markdown @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("articles", "site_settings");
  await site.sql`update articles set is_featured = false`;
  await site.sql`update articles set publication_date = now() where slug = 'proteina-sin-obsesion'`;
  await addArticle(site, "marcas", "-1 minute", "![Foto](/a.jpg)\n# Título\n\nUna **palabra** y *otra* <b>más</b>");
  // A setting that is missing means that the section is on.
  await site.sql`delete from site_settings`;
  const html = await (await site.fetch("/9ftoday")).text();
  expect(/<article.*?<\/article>/s.exec(html)?.[0]).toContain("Proteína sin obsesión");
  expect(html).toContain(">Título Una palabra y otra &lt;b&gt;más&lt;/b&gt;<");
  expect(html).not.toContain("Destacado");
});

test("a scheduled article is in no list, at no address and in no answer until its moment, then everywhere @desktop", async ({
  site,
  restoreAfter,
  request,
}) => {
  await restoreAfter("articles");
  await addArticle(site, "maniana", "1 hour", "Texto");
  const anyone = createClient(site.url, publishableKey(site), { auth: { persistSession: false } });
  const asked = async () => (await anyone.from("articles").select("id").eq("slug", "maniana")).data?.length;
  expect(await (await request.get("/9ftoday")).text()).not.toContain("Artículo maniana");
  expect((await request.get("/9ftoday/maniana")).status()).toBe(404);
  expect(await asked()).toBe(0);

  // From here on nobody touches anything: the front page is made while it still waits.
  await site.sql`update articles set publication_date = now() + interval '4 seconds' where slug = 'maniana'`;
  const front = async () => (await request.get("/9ftoday")).text();
  await expect.poll(front, { timeout: 20_000 }).toContain("Artículo maniana");
  expect((await request.get("/9ftoday/maniana")).status()).toBe(200);
  expect(await asked()).toBe(1);
});

test("many articles come twelve at a time below the lead @desktop", async ({ site, restoreAfter }) => {
  await restoreAfter("articles");
  for (let day = 1; day <= 20; day += 1) await addArticle(site, `viejo-${day}`, `-${400 + day} days`, "Texto");
  const read = async (address: string) => (await site.fetch(address)).text();
  const articles = (html: string) => html.match(/<article[ >]/g)?.length;
  const first = await read("/9ftoday");
  expect(articles(first)).toBe(13);
  expect(first).toContain("Página 1 de 3");
  expect(older(first)).toBe("/9ftoday?pagina=2");
  const second = await read("/9ftoday?pagina=2");
  expect(second).toContain("<title>9FToday, página 2 | NINE FITNESS</title>");
  expect(articles(second)).toBe(12);
  expect(second).not.toContain("Destacado");
  expect(older(second)).toBe("/9ftoday?pagina=3");
  const third = await read("/9ftoday?pagina=3");
  expect(articles(third)).toBe(2);
  expect(older(third)).toBeUndefined();
  for (const wrong of ["4", "0", "x", "-1"]) {
    expect((await site.fetch(`/9ftoday?pagina=${wrong}`)).status, wrong).toBe(404);
  }
});

/** Where the link to older articles leads; undefined where there is none. */
function older(html: string): string | undefined {
  const pages = /<nav[^>]* aria-label="Páginas".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const link = pages.match(/<a .*?<\/a>/gs)?.find((text) => text.includes("Más antiguos"));
  return /href="([^"]*)"/.exec(link ?? "")?.[1];
}

test("while the section is off every address of it says so, and the header has no link @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("site_settings");
  await site.sql`update site_settings set setting_value = 'false' where setting_key = 'is_9ftoday_enabled'`;
  const read = async (address: string) => (await site.fetch(address)).text();
  const menu = (html: string) => {
    const bar = /<nav[^>]* aria-label="Principal".*?<\/nav>/s.exec(html)?.[0] ?? "";
    return bar.match(/<a .*?<\/a>/gs)?.map((link) => link.replaceAll(/<[^>]*>/g, ""));
  };
  const entries = ["Clubs", "Eventos", "NineCast", "Merch", "Partners", "Manifiesto", "Empleo", "Contacto"];
  const front = await read("/9ftoday");
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(front)?.[1]?.replaceAll(/<[^>]*>/g, "")).toBe("Sección Desactivada");
  expect(front).toContain("La sección de noticias 9FToday no está disponible en este momento.");
  expect(front).toMatch(/<a [^>]*href="\/"[^>]*>(<[^>]*>)*Volver al inicio/);
  for (const html of [front, await read("/9ftoday/dormir-tambien-es-entrenar"), await read("/9ftoday/no-existe")])
    expect(html).toContain("<title>Sección Desactivada | NINE FITNESS</title>");
  for (const html of [front, await read("/")]) expect(menu(html)).toEqual(entries);
});

async function addArticle({ sql }: Site, slug: string, fromNow: string, content: string): Promise<void> {
  await sql`insert into articles (slug, title, author, content, publication_date)
    values (${slug}, ${`Artículo ${slug}`}, 'Elena Cuesta', ${content}, now() + ${fromNow}::interval)`;
}

/** The key that browsers get, from where the site keeps it. */
function publishableKey({ dataDir }: Site): string {
  return JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8")).publishableKey;
}
