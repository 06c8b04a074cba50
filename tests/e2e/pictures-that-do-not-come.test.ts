import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
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

test("a club whose picture is gone shows the house's mark, here and on the home page", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("clubs");
  await site.sql`update clubs set image = ${gone} where id = 'acacias'`;
  await page.goto("/clubs");
  await expect(standIns(page)).toHaveCount(1);
  await expectNoBrokenFrame(page);
  await page.goto("/");
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "ACACIAS" }) });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator(".stand-in")).toBeVisible();
  await expectNoBrokenFrame(page);
});

for (const [whose, picture] of Object.entries({ "somebody else's": gone, "our own": deleted })) {
  test(`a club's page without its photograph, ${whose}, shows the house's mark`, async ({
    page,
    site,
    restoreAfter,
  }) => {
    await restoreAfter("clubs");
    await site.sql`update clubs set hero_image = ${picture} where id = 'acacias'`;
    await page.goto("/club/acacias");
    await expect(page.getByRole("region", { name: "ACACIAS", exact: true }).locator(".stand-in")).toBeVisible();
  });
}

test("an article whose picture is gone shows the paper's mark @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("articles");
  const content = `![Foto](${gone})\n\nTexto con ![foto](${gone}).`;
  await site.sql`update articles set image_url = ${gone}, content = ${content} where slug like 'fuerza-despues%'`;
  await page.goto("/9ftoday/fuerza-despues-de-los-cuarenta");
  await page.locator(".article-body").scrollIntoViewIfNeeded();
  await expect(standIns(page)).toHaveCount(2);
  await expectNoBrokenFrame(page);
});

test("a landing page's logo that is gone makes room for ours @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("landing_pages");
  await site.sql`
    update landing_pages set content = content || jsonb_build_object('headerLogo1', ${gone}::text, 'headerLogo2', ${gone}::text)
    where is_published`;
  const [landing] = await site.sql`select slug from landing_pages where is_published limit 1`;
  await page.goto(`/p/${landing?.slug}`);
  const home = page.getByRole("link", { name: "NINE FITNESS, inicio" }).first();
  await expect(home.locator("img")).toHaveJSProperty("naturalWidth", 591);
  await expectNoBrokenFrame(page);
});

test("a partner whose logo is gone is named @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("partners");
  await site.sql`update partners set logo_url = ${gone} where name = 'Velto Sport'`;
  await page.goto("/partners");
  await page.getByRole("region", { name: "Nuestros partners" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Velto Sport", { exact: true })).toBeVisible();
});

test("a product whose video is dead shows its picture @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("merch_products");
  await site.sql`update merch_products set video_url = 'https://fotos.example.test/a.mp4' where slug like 'cinturon%'`;
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
    const { violations } = await accessibilityCheck(page).analyze();
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual(
      [],
    );
  }
});

test("a page that is not there shuts nobody out", async ({ page }) => {
  await page.goto("/no-existe");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { violations } = await accessibilityCheck(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
});
