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

test("many articles come twelve at a time below the lead @desktop", async ({ page, site, restoreAfter, request }) => {
  await restoreAfter("articles");
  for (let day = 1; day <= 20; day += 1) await addArticle(site, `viejo-${day}`, `-${400 + day} days`, "Texto");
  await page.goto("/9ftoday");
  await expect(page.getByRole("article")).toHaveCount(13);
  const pages = page.getByRole("navigation", { name: "Páginas" });
  await expect(pages).toContainText("Página 1 de 3");
  await pages.getByRole("link", { name: "Más antiguos" }).click();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await expect(page).toHaveTitle("9FToday, página 2 | NINE FITNESS");
  await expect(page.getByRole("article")).toHaveCount(12);
  await expect(page.getByText("Destacado")).toHaveCount(0);
  await pages.getByRole("link", { name: "Más antiguos" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(pages.getByRole("link", { name: "Más antiguos" })).toHaveCount(0);
  for (const wrong of ["4", "0", "x", "-1"]) {
    expect((await request.get(`/9ftoday?pagina=${wrong}`)).status(), wrong).toBe(404);
  }
});

test("while the section is off every address of it says so, and the header has no link @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("site_settings");
  await site.sql`update site_settings set setting_value = 'false' where setting_key = 'is_9ftoday_enabled'`;
  await expect(async () => {
    // A frame that goes ahead of a slow read keeps its own title.
    await page.goto("/9ftoday");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sección Desactivada", { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("La sección de noticias 9FToday no está disponible en este momento.")).toBeVisible();
  await expect(page).toHaveTitle("Sección Desactivada | NINE FITNESS");
  for (const address of ["/9ftoday/dormir-tambien-es-entrenar", "/9ftoday/no-existe"]) {
    expect(await (await page.request.get(address)).text()).toContain(
      "<title>Sección Desactivada | NINE FITNESS</title>",
    );
  }
  const menu = ["Clubs", "Eventos", "NineCast", "Merch", "Partners", "Manifiesto", "Empleo", "Contacto"];
  await expect(page.getByRole("navigation", { name: "Principal" }).getByRole("link")).toHaveText(menu);
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/More Than/);
  await expect(page.getByRole("navigation", { name: "Principal" }).getByRole("link")).toHaveText(menu);
});

async function addArticle({ sql }: Site, slug: string, fromNow: string, content: string): Promise<void> {
  await sql`insert into articles (slug, title, author, content, publication_date)
    values (${slug}, ${`Artículo ${slug}`}, 'Elena Cuesta', ${content}, now() + ${fromNow}::interval)`;
}

/** The key that browsers get, from where the site keeps it. */
function publishableKey({ dataDir }: Site): string {
  return JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8")).publishableKey;
}
