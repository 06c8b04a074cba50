import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, type Site, test } from "./fixtures/journey.ts";

// Stored before the panel had limits, or past it.
const review = `${"Llegué por la espalda y me quedé por la gente. ".repeat(16)}Y aquí sigo.`;
const action = "Reserva ahora tu primera visita gratuita";
const titles = [
  "Entrenamos jugando cada día del año en pleno barrio y con quien tú quieras",
  "Gimnasios abiertos en Águilas y Móstoles",
];

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
  // The popup would come in between.
  await page.addInitScript(() => {
    if (self === top && location.protocol === "http:") sessionStorage.setItem("lead_popup_seen", "true");
  });
});

const actionLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Únete Ahora|Reserva/ });
const lines = (page: Page) =>
  actionLink(page).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector("span") ?? element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });

test("the default call-to-action stands in one line on the commonest phone, and a review of seven hundred letters makes no tall card @phone", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("testimonials");
  await writeLongReview(site);
  await page.goto("/");
  for (const width of [360, 375, 390]) {
    await page.setViewportSize({ width, height: 780 });
    expect([width, await lines(page)]).toEqual([width, 1]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectReviewToOpen(page);
});

test("a long call-to-action stays in its bar, long titles are read one below the other, a review of seven hundred letters to its end @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("site_content", "testimonials");
  await writeLongReview(site);
  for (const [key, value] of [
    ["header_cta_text", action],
    ["hero_main_title", titles[0]],
    ["hero_title_1", titles[0]],
    ["hero_subtitle", titles[1]],
    ["hero_title_2", titles[1]],
  ]) {
    await site.sql`insert into site_content ${site.sql({ content_key: key, content_value: value })}
      on conflict (content_key) do update set content_value = excluded.content_value`;
  }
  await page.goto("/");
  await expect(page.getByText(action).first()).toBeAttached();
  for (const width of [360, 390, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await test.step(`at ${width} px`, () => expectHeroToFit(page, width));
  }
  await test.step("the review makes no tall card and can be read to its end", () => expectReviewToOpen(page));
});

async function expectHeroToFit(page: Page, width: number): Promise<void> {
  const { left, right, top, bottom } = await actionLink(page).evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  const logo = await page.getByRole("link", { name: "NINE FITNESS, inicio" }).first().boundingBox();
  expect(left).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0));
  expect(right).toBeLessThanOrEqual(width);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(width < 1024 ? 64 : 80);
  const [thin, wide] = await page.locator("h1 > span").evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, right } = element.getBoundingClientRect();
      return {
        top,
        bottom,
        right,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
        cut: element.scrollHeight - element.clientHeight,
      };
    }),
  );
  if (!thin || !wide) throw new Error("no title");
  expect(thin.size).toBeGreaterThanOrEqual(24);
  expect(wide.size).toBeGreaterThanOrEqual(18);
  expect(Math.max(thin.right, wide.right)).toBeLessThanOrEqual(width);
  expect(wide.top).toBeGreaterThanOrEqual(thin.bottom - 1);
  expect(Math.max(thin.cut, wide.cut)).toBeLessThan(thin.size / 2);
  await expect(page.getByRole("link", { name: "Explora nuestros clubs" })).toBeInViewport();
}

const writeLongReview = ({ sql }: Site) => sql`update testimonials set text = ${review} where name = 'Marta Iglesias'`;

async function expectReviewToOpen(page: Page): Promise<void> {
  const card = page.getByRole("figure").filter({ hasText: "Marta Iglesias" });
  const end = card.getByText("Y aquí sigo.»");
  await card.scrollIntoViewIfNeeded();
  await expect(end).toBeHidden();
  expect((await card.boundingBox())?.height).toBeLessThan(960);
  const { violations } = await accessibilityCheck(page).include(".voice").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await card.getByText("Leer entera").click();
  await expect(end).toBeVisible();
  await card.getByText("Leer menos").click();
  await expect(end).toBeHidden();
  // A review that fits has nothing to open.
  await expect(page.getByRole("group").filter({ hasText: "Leer entera" })).toHaveCount(1);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a long review opens all the same @desktop", async ({ page, site, restoreAfter }) => {
    await restoreAfter("testimonials");
    await writeLongReview(site);
    await page.goto("/");
    await page.getByText("Leer entera").click();
    await expect(page.getByText("Y aquí sigo.»")).toBeVisible();
  });
});
