import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

// Stored before the panel had limits, or past it.
const review = `${"Llegué por la espalda y me quedé por la gente. ".repeat(16)}Y aquí sigo.`;

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
  // The popup would come in between.
  await page.addInitScript(() => {
    if (self === top && location.protocol === "http:") sessionStorage.setItem("lead_popup_seen", "true");
  });
});

test("a word of 32 letters is parted by the rules of its language @desktop", async ({ page }) => {
  for (const [path, language] of [
    ["/", "es"],
    ["/en", "en"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
    // Which words it knows is the browser's own affair: the one of the journeys brings no dictionary.
    await expect(page.locator("main p").first()).toHaveCSS("hyphens", "auto");
    await expect(page.locator("main p").first()).toHaveCSS("hyphenate-limit-chars", "20 6 6");
  }
});

/** The words as they are on the page now. */
const openHome = (page: Page, words: string) =>
  expect(async () => {
    await page.goto("/");
    await expect(page.getByText(words).first()).toBeAttached({ timeout: 500 });
  }).toPass();

const action = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Únete Ahora|Reserva/ });
const lines = (page: Page) =>
  action(page).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector("span") ?? element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });

test("the default call-to-action stands in one line on the commonest phone @phone", async ({ page }) => {
  for (const width of [360, 375, 390]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto("/");
    expect([width, await lines(page)]).toEqual([width, 1]);
  }
});

test("a call-to-action of forty letters stays beside logo and menu", async ({ page, site, restoreAfter }) => {
  await restoreAfter("site_content");
  const text = "Reserva ahora tu primera visita gratuita";
  await site.sql`insert into site_content ${site.sql({ content_key: "header_cta_text", content_value: text })}
    on conflict (content_key) do update set content_value = excluded.content_value`;
  await openHome(page, text);
  for (const width of [360, 390, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    const { left, right, top, bottom } = await action(page).evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    );
    const logo = await page.getByRole("link", { name: "NINE FITNESS, inicio" }).first().boundingBox();
    expect(left, `at ${width}`).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0));
    expect(right, `at ${width}`).toBeLessThanOrEqual(width);
    expect(top, `at ${width}`).toBeGreaterThanOrEqual(0);
    expect(bottom, `at ${width}`).toBeLessThanOrEqual(width < 1024 ? 64 : 80);
  }
});

test("a review of seven hundred letters makes no tall cards, and can be read to its end", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("testimonials");
  await site.sql`update testimonials set text = ${review} where name = 'Marta Iglesias'`;
  await openHome(page, "Leer entera");
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
});

test("hero titles that are long are read, one below the other", async ({ page, site, restoreAfter }) => {
  await restoreAfter("site_content");
  const title = [
    "Entrenamos jugando cada día del año en pleno barrio y con quien tú quieras",
    "Gimnasios abiertos en Águilas y Móstoles",
  ];
  for (const [key, value] of [
    ["hero_main_title", title[0]],
    ["hero_title_1", title[0]],
    ["hero_subtitle", title[1]],
    ["hero_title_2", title[1]],
  ]) {
    await site.sql`insert into site_content ${site.sql({ content_key: key, content_value: value })}
      on conflict (content_key) do update set content_value = excluded.content_value`;
  }
  await openHome(page, "Entrenamos jugando");
  for (const width of [360, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
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
    expect(thin.size, `at ${width}`).toBeGreaterThanOrEqual(24);
    expect(wide.size, `at ${width}`).toBeGreaterThanOrEqual(18);
    expect(Math.max(thin.right, wide.right), `at ${width}`).toBeLessThanOrEqual(width);
    expect(wide.top, `at ${width}`).toBeGreaterThanOrEqual(thin.bottom - 1);
    expect(Math.max(thin.cut, wide.cut), `at ${width}`).toBeLessThan(thin.size / 2);
    await expect(page.getByRole("link", { name: "Explora nuestros clubs" })).toBeInViewport();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a long review opens all the same @desktop", async ({ page, site, restoreAfter }) => {
    await restoreAfter("testimonials");
    await site.sql`update testimonials set text = ${review} where name = 'Marta Iglesias'`;
    await openHome(page, "Leer entera");
    await page.getByText("Leer entera").click();
    await expect(page.getByText("Y aquí sigo.»")).toBeVisible();
  });
});
