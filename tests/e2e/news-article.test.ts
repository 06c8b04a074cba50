import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, type Site, test } from "./fixtures/journey.ts";

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
});

const descriptionIn = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

test("an article shows who wrote it, when, and its text, and shuts nobody out @phone", async ({ page }) => {
  const answer = await page.goto("/9ftoday/fuerza-despues-de-los-cuarenta");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Fuerza después de los cuarenta: empieza por aquí | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fuerza después de los cuarenta: empieza por aquí");
  await expect(page.getByText("Por Elena Cuesta", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Publicado el \d{1,2} de [a-z]+ de \d{4}$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Los cinco movimientos", level: 2 })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "peso muerto" }).locator("strong")).toHaveText("Bisagra");
  await expect(page.locator("em")).toHaveText("Aguantar no es entrenar.");
  await expect(page.getByRole("img", { name: "Mancuernas ordenadas en la sala" })).toBeAttached();
  await test.step("search engines get at most 160 characters that end with a word", async () => {
    // Asked as by a crawler: a frame that goes ahead of a slow read has no head.
    const html = await (await page.request.get("/9ftoday/fuerza-despues-de-los-cuarenta")).text();
    const description = descriptionIn(html);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^A partir de los cuarenta perdemos masa muscular .* ocho…$/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/9ftoday\/fuerza-despues-de-los-cuarenta"/);
  });
  await test.step("nothing shuts anybody out", async () => {
    await expectBestPractice(page);
  });
  await page.getByRole("link", { name: "Volver a 9FToday" }).click();
  await expect(page).toHaveURL(/\/9ftoday$/);
});

test("an article can be sent on: by WhatsApp, or by its copied address; a bar grows with what has been read @desktop", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/9ftoday/fuerza-despues-de-los-cuarenta");
  const share = page.getByRole("group", { name: "Compartir" });
  await expect(share.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=Fuerza/,
  );
  await share.getByRole("button", { name: "Copiar enlace" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/9ftoday\/fuerza-despues-de-los-cuarenta$/,
  );
  const bar = page.locator(".reading-bar");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(bar).toHaveCSS("transform", /^matrix\(0, /);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(1400);
});

test("the highest headings of a text follow the title, however many marks it begins with @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("articles");
  await addArticle(site, "titulos", "# Uno\n\n## Dos\n\n### Tres\n\nFin");
  await addArticle(site, "titulos-bajos", "### Solo\n\nFin");
  const headings = async (address: string) =>
    [...(await bodyOf(site, address)).matchAll(/<(h\d)[^>]*>(.*?)<\/h\d>/gs)].map(
      ([, level, text]) => `${level} ${text}`,
    );
  expect(await headings("/9ftoday/titulos")).toEqual(["h2 Uno", "h3 Dos", "h4 Tres"]);
  expect(await headings("/9ftoday/titulos-bajos")).toEqual(["h2 Solo"]);
});

/** The text of an article as a page shows it. */
async function bodyOf(site: Site, address: string): Promise<string> {
  const html = await (await site.fetch(address)).text();
  return /<div class="[^"]*article-body[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? "";
}

test("nothing that staff write runs @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("articles");
  const text = `<script>document.title = "tomado"</script> <img src=x onerror="document.title='tomado'">
[pulsa](javascript:document.title='tomado') ![foto](javascript:1) 💪 ${"palabralarguísima".repeat(40)}`;
  await addArticle(site, "malo", text);
  await page.goto("/9ftoday/malo");
  const body = page.locator(".article-body");
  await expect(body).toContainText(`<script>document.title = "tomado"</script>`);
  await expect(body.locator("script, a, img")).toHaveCount(0);
  await expect(page).toHaveTitle("Artículo malo | NINE FITNESS");
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test("what staff paste shows no marks: on the page, in the excerpt and to search engines @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("articles");
  const text = "> Sin prisa.\n\n#### Plan\n1. **Calienta**\n2. Levanta\n\n* agua\n* ganas\n\n---\n[Ven](/clubs)";
  await addArticle(site, "pegado", text, "2025-11-11T23:30:00Z");
  const html = await (await site.fetch("/9ftoday/pegado")).text();
  // Dates are Madrid's, also late in the evening.
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain("Publicado el 12 de noviembre de 2025");
  const body = (await bodyOf(site, "/9ftoday/pegado")).replaceAll(/ (start|style)="[^"]*"/g, "");
  expect(body).toBe(
    "<blockquote><p>Sin prisa.</p></blockquote><h2>Plan</h2><ol><li><strong>Calienta</strong></li><li>Levanta</li></ol>" +
      '<ul><li>agua</li><li>ganas</li></ul><hr/><p><a href="/clubs">Ven</a></p>',
  );
  const plain = "Sin prisa. Plan Calienta Levanta agua ganas Ven";
  expect(descriptionIn(html)).toBe(plain);
  expect(await (await site.fetch("/9ftoday")).text()).toContain(plain);
});

test.describe("what is not there", () => {
  test.use({ expectedErrors: ["404", "400"] });

  test("no article is called so @desktop", async ({ page, site }) => {
    for (const slug of ["a".repeat(900), "a%00b", "FUERZA", "%3Cscript%3E", "fuerza'--"]) {
      const answer = await site.fetch(`/9ftoday/${slug}`);
      expect(answer.status, slug).toBe(404);
      expect(await answer.text()).toContain("<title>404 - Artículo no encontrado |");
    }
    const answer = await page.goto("/9ftoday/no-existe", { waitUntil: "commit" });
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("404 - Artículo no encontrado | NINE FITNESS");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Artículo no encontrado");
    await expect(page.getByText("Lo sentimos, no hemos podido encontrar el artículo que buscas.")).toBeVisible();
    const toast = page.getByRole("alert");
    await expect(toast).toContainText("Artículo no encontrado");
    await expect(toast).toContainText("No se pudo cargar el artículo solicitado.");
    await expect(page.getByRole("link", { name: "Volver a 9FToday" })).toHaveAttribute("href", "/9ftoday");
  });
});

async function addArticle({ sql }: Site, slug: string, content: string, date = "2025-11-01T09:00:00Z"): Promise<void> {
  await sql`insert into articles (slug, title, author, content, publication_date)
    values (${slug}, ${`Artículo ${slug}`}, 'Elena Cuesta', ${content}, ${date})`;
}
