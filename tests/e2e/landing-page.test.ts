import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { expect, type Site, test } from "./fixtures/journey.ts";

test.use({ expectedErrors: ["404", "/storage/"] });

const slug = "semana-de-puertas-abiertas";

/** Makes a page with this content and gives its address, which nobody has asked for before. */
async function publish(site: Site, content: object, html: string | null = null): Promise<string> {
  const fresh = `pagina-${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  await site.sql`insert into landing_pages (slug, title, is_published, content, html_content)
    values (${fresh}, 'Una página', true, ${site.sql.json(content as never)}, ${html})`;
  return `/p/${fresh}`;
}

test.afterEach(async ({ site }) => void (await site.sql`delete from landing_pages where slug like 'pagina-%'`));

test("a landing page shows everything in its document, with logos of its own instead of the header, and shuts nobody out @phone", async ({
  page,
}) => {
  const answer = await page.goto(`/p/${slug}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Semana de puertas abiertas | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Semana de puertas abiertas");
  await expect(page.getByText("Siete días para entrenar en Acacias y Valdebebas sin ser socio")).toBeVisible();
  await expect(page.getByRole("link", { name: "Elige tu club" })).toHaveAttribute("href", "/clubs");
  await expect(page.getByRole("heading", { level: 2, name: "Cómo funciona" })).toBeVisible();
  await expect(page.locator(".landing .prose p")).toHaveCount(4);
  await expect(page.locator("strong", { hasText: "valoración corta" })).toBeVisible();
  const links = page.getByRole("list", { name: "Enlaces de esta página" }).getByRole("link");
  await expect(links).toHaveText(["Política de Privacidad", "Términos y Condiciones"]);
  await expect(page.locator(".landing-logos img")).toHaveCount(2);
  await expect(page.locator(".landing__end img")).toHaveAttribute("src", /9f-monogram-gold\.svg$/);

  await expect(page.locator(".landing")).toHaveCSS("background-color", "rgb(246, 246, 244)");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(114, 88, 13)");
  const box = page.getByRole("complementary", { name: "Información" });
  await expect(box).toHaveCSS("background-color", "rgb(32, 33, 29)");
  await expect(box.locator("p")).toHaveCSS("color", "rgb(246, 246, 244)");

  await test.step("its own links and logo make one foot with the site's", async () => {
    const grounds = await page
      .locator(".landing__end, .site-footer")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
    expect(grounds).toHaveLength(2);
    expect(new Set(grounds).size).toBe(1);
    const logos = page.locator(".landing__end img, .site-footer__top img").filter({ visible: true });
    await expect(logos).toHaveCount(1);
    await expect(logos).toHaveAttribute("src", /9f-monogram-gold\.svg$/);
  });
  await test.step("banner and footer stay, the header does not, and nothing shuts anybody out", async () => {
    await expect(page.getByRole("navigation", { name: "Principal" })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Tu privacidad es importante" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Todos los derechos reservados.");
    const rules = ["wcag2a", "wcag2aa", "wcag22aa"];
    expect((await accessibilityCheck(page).withTags(rules).analyze()).violations).toEqual([]);
    await page.getByRole("link", { name: "NINE FITNESS, inicio" }).first().click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("colours that nobody could read are left out, and the button leads nowhere dangerous @desktop", async ({
  page,
  site,
}) => {
  await page.goto(
    await publish(site, {
      mainTitle: "Gris sobre gris",
      mainBgColor: "#777777",
      mainTextColor: "#888888",
      infoBoxContent: "Una caja",
      infoBoxBgColor: "#ffee00",
      infoBoxTextColor: "#ffffff",
      buttonUrl: "https://descargas.example.test/guia.pdf",
    }),
  );
  await expect(page.locator(".landing")).toHaveCSS("background-color", "oklch(1 0 0)");
  await expect(page.getByText("Una caja")).not.toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(page.getByRole("link", { name: "Descargar" })).toHaveAttribute("target", "_blank");
  const harmful = await publish(site, { buttonUrl: "javascript:alert(1)", buttonText: "Pulsa" });
  const html = await (await site.fetch(harmful)).text();
  expect(html).toContain("Una página");
  expect(html).not.toMatch(/Pulsa|javascript:alert/);
});

test("a page without a section shows its own HTML, and nothing of it runs @desktop", async ({ page, site }) => {
  const html = `<h1>Qué incluye</h1><p onclick="document.title='mal'">Todo <script>document.title='mal'</script>
    <a href="javascript:document.title='mal'">esto</a></p><img src=x onerror="document.title='mal'">
    <iframe src="/"></iframe><style>body{display:none}</style>`;
  const address = await publish(site, { mainTitle: "Empresas", sectionContent: ["<p> </p>"] }, html);
  await page.route("**/p/x", (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 2, name: "Qué incluye" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Empresas");
  await page.getByText("esto", { exact: true }).click();
  await expect(page).toHaveTitle("Una página | NINE FITNESS");
  await expect(page.locator(".landing :is(script, iframe, style, [onclick], [onerror])")).toHaveCount(0);
});

test("a page with a section does not show its own HTML @desktop", async ({ site }) => {
  const address = await publish(site, { sectionTitle: "Sección" }, "<p>Guardado aparte</p>");
  const html = await (await site.fetch(address)).text();
  const titles = [...html.matchAll(/<(h\d)[^>]*titular[^>]*>(.*?)<\/h/g)];
  expect(titles.map(([, level, text = ""]) => `${level} ${text.replaceAll(/<[^>]+>/g, "")}`)).toEqual([
    "h1 Una página",
    "h2 Sección",
  ]);
  expect(html).not.toContain("Guardado aparte");
});

test("a content of any length and shape still fits the screen @phone", async ({ page, site }) => {
  const word = "Supercalifragilístico".repeat(12);
  const content = { mainTitle: word, mainSubtitle: `${word} 🏋️`, sectionTitle: word, sectionContent: [word, 7, null] };
  const answer = await page.goto(await publish(site, content));
  expect(answer?.status()).toBe(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("what was never published, or has no address, is not there @desktop", async ({ site }) => {
  for (const slug of ["nine-fitness-para-empresas", "no-existe", "%00", "a".repeat(900), "Ñandú"]) {
    const answer = await site.fetch(`/p/${slug}`);
    expect(answer.status, slug).toBe(404);
    const html = await answer.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "")).toBe("Página no encontrada");
    expect(html).toContain(">No se ha encontrado la página o no está disponible.<");
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(<[^>]*>)*Volver al inicio/);
  }
  for (const path of ["/p", "/p/"]) {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("No se ha especificado un slug");
  }
});
