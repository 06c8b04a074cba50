import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const gone = "https://fotos.example.test/se-fue.jpg";
const deleted = "/storage/v1/object/public/public-assets/clubs/se-fue.jpg";

test.use({ expectedErrors: ["Failed to load resource", "ERR_FAILED", "404"] });

test.beforeEach(async ({ page, context }) => {
  await cookiesAnswered(page);
  await context.route("https://fotos.example.test/**", (route) => route.abort());
});

/** The browser's own broken frame would be a visible picture without a size of its own. */
async function expectNoBrokenFrame(page: Page): Promise<void> {
  const broken = () =>
    page
      .locator("main img")
      .evaluateAll(
        (all) =>
          all.filter(
            (element) =>
              element instanceof HTMLImageElement &&
              element.complete &&
              !element.naturalWidth &&
              element.checkVisibility({ visibilityProperty: true }),
          ).length,
      );
  await expect.poll(broken).toBe(0);
}

const standIns = (page: Page) => page.locator("main .stand-in").filter({ visible: true });

test("a club whose pictures are gone shows the house's mark, in lists and on its page @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("clubs");
  await site.sql`update clubs set image = ${gone}, hero_image = ${gone} where id = 'acacias'`;
  await site.sql`update clubs set hero_image = ${deleted} where id = 'valdebebas'`;
  await page.goto("/clubs");
  await expect(standIns(page)).toHaveCount(1);
  await expectNoBrokenFrame(page);
  await page.goto("/");
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "ACACIAS" }) });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator(".stand-in")).toBeVisible();
  await expectNoBrokenFrame(page);
  // Somebody else's photograph, and our own.
  for (const name of ["ACACIAS", "VALDEBEBAS"]) {
    await page.goto(`/club/${name.toLowerCase()}`);
    await expect(page.getByRole("region", { name, exact: true }).locator(".stand-in")).toBeVisible();
  }
});

test("an article shows the paper's mark, a partner its name, a landing our logo, a product its picture @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("articles", "landing_pages", "partners", "merch_products");
  const content = `![Foto](${gone})\n\nTexto con ![foto](${gone}).`;
  await site.sql`update articles set image_url = ${gone}, content = ${content} where slug like 'fuerza-despues%'`;
  await site.sql`
    update landing_pages set content = content || jsonb_build_object('headerLogo1', ${gone}::text, 'headerLogo2', ${gone}::text)
    where is_published`;
  await site.sql`update partners set logo_url = ${gone} where name = 'Velto Sport'`;
  await site.sql`update merch_products set video_url = 'https://fotos.example.test/a.mp4' where slug like 'cinturon%'`;

  await page.goto("/9ftoday/fuerza-despues-de-los-cuarenta");
  await page.locator(".article-body").scrollIntoViewIfNeeded();
  await expect(standIns(page)).toHaveCount(2);
  await expectNoBrokenFrame(page);

  const [landing] = await site.sql`select slug from landing_pages where is_published limit 1`;
  await page.goto(`/p/${landing?.slug}`);
  const home = page.getByRole("link", { name: "NINE FITNESS, inicio" }).first();
  await expect(home.locator("img")).toHaveJSProperty("naturalWidth", 591);
  await expectNoBrokenFrame(page);

  await page.goto("/partners");
  await page.getByRole("region", { name: "Nuestros partners" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Velto Sport", { exact: true })).toBeVisible();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/merch/cinturon-de-fuerza-104512");
  await expect(page.getByRole("img", { name: "Cinturón de Fuerza" })).toBeVisible();
  await expect(page.locator("main video")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /vídeo/ })).toHaveCount(0);
});

test("cards without a picture shut nobody out @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("articles", "merch_products", "testimonials");
  await site.sql`update articles set image_url = null`;
  await site.sql`update merch_products set image_url = null`;
  await site.sql`update testimonials set image_url = null`;
  for (const path of ["/9ftoday", "/merch", "/"]) {
    await page.goto(path);
    await standIns(page).first().scrollIntoViewIfNeeded();
    await expectBestPractice(page);
  }
});
