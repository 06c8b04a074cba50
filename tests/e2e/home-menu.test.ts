import { expect, type Page, test } from "./fixtures/journey.ts";

const entries = ["Clubs", "Eventos", "NineCast", "Merch", "Partners", "Manifiesto", "Empleo", "9FToday", "Contacto"];

const bar = (page: Page) => page.getByRole("navigation", { name: "Principal" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menú" });

test("the bar lists the stored entries, of many what fits, and the way to the rest @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("header_links");
  await page.goto("/");
  await expect(bar(page).getByRole("link")).toHaveText(entries);
  await expect(bar(page).getByRole("link", { name: "9FToday" })).toHaveAttribute("href", "/9ftoday");
  await expect(page.getByRole("banner").getByRole("link", { name: "Únete Ahora" })).toHaveAttribute("href", "/clubs");
  for (const [at, [added, inBar]] of [
    ["Horarios", { 1024: 5, 1280: 8, 1440: 10 }] as const,
    ["Tienda", { 1024: 5, 1280: 8, 1440: 9 }] as const,
  ].entries()) {
    const total = entries.length + at + 1;
    await site.sql`insert into header_links (text, path, display_order) values (${added}, '/clubs', 99)`;
    await page.goto("/");
    await expect(page.locator("nav").getByText(added).first()).toBeAttached();
    for (const [width, count] of Object.entries(inBar)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await test.step(`${total} entries at ${width} px`, () => expectInBar(page, count, total));
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await bar(page).getByRole("button", { name: "Más" }).click();
    await expect(menu(page).getByRole("listitem")).toHaveCount(total);
    await page.keyboard.press("Escape");
    await expect(bar(page).getByRole("button", { name: "Más" })).toBeFocused();
  }
});

/** As many of the entries in one line, beside the way to the rest and to the other language. */
async function expectInBar(page: Page, count: number, total: number): Promise<void> {
  const header = page.getByRole("banner");
  await expect(bar(page).getByRole("link")).toHaveCount(count);
  await expect(bar(page).getByRole("button", { name: "Más" })).toBeVisible({ visible: count < total });
  const tops = await bar(page)
    .locator("a:visible, button:visible")
    .evaluateAll((all) => all.map((entry) => Math.round(entry.getBoundingClientRect().top)));
  expect(new Set(tops).size, "lines of the bar").toBe(1);
  await expect(header.getByRole("link", { name: "English" })).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  expect(await header.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
  const english = await header.getByRole("link", { name: "English" }).boundingBox();
  const boxes = await bar(page)
    .getByRole("listitem")
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().toJSON()),
    );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.at(-1).right).toBeLessThanOrEqual(english?.x ?? 0);
}

test("the menu opens over the whole screen, keeps focus inside, and goes on Escape, by its cross and in a wide window @phone", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Abrir menú" });
  await opener.click();
  await expect(menu(page).getByRole("listitem")).toHaveText(entries);
  const place = async () => Object.values((await menu(page).boundingBox()) ?? {}).map(Math.round);
  await expect.poll(place).toEqual([0, 0, 390, 844]);
  for (let press = 0; press < entries.length + 6; press += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByRole("button", { name: "Cerrar menú" }).click();
  await expect(menu(page)).toBeHidden();

  await opener.click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu(page)).toBeHidden();
  await expect(bar(page).getByRole("link").first()).toBeVisible();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("a section's link closes the menu and scrolls there, also in a menu that was opened before its script had come @phone", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("header_links");
  await site.sql`update header_links set path = '/#clubs' where text = 'Clubs'`;
  const arrival = Promise.withResolvers<void>();
  await page.route("**/assets/loader*.js", async (route) => arrival.promise.then(() => route.continue()));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator('#menu a[href="#clubs"]')).toHaveCount(1);
  await page.getByRole("button", { name: "Abrir menú" }).click();
  await expect(menu(page)).toBeVisible();
  arrival.resolve();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await menu(page).getByRole("link", { name: "Clubs" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Elige tu club" })).toBeInViewport();

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Abrir menú" }).click();
  await menu(page).getByRole("link", { name: "Clubs" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Elige tu club" })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header does not float over white without a ground of its own, and the menu opens and closes", async ({
    page,
    isMobile,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("banner")).toHaveCSS("position", "absolute");
    if (!isMobile) return;
    await page.getByRole("button", { name: "Abrir menú" }).click();
    await expect(page.getByRole("link", { name: "NineCast" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "NineCast" })).toBeHidden();
  });
});

test("the way to the other language stands in the bar from a tablet on, on a phone in the menu @desktop", async ({
  page,
}) => {
  for (const [path, name] of [
    ["/", "English"],
    ["/en/clubs", "Español"],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(path);
    for (const width of [640, 768, 1023, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const link = page.locator(".site-header__row").getByRole("link", { name });
      await expect(link, `${width} px`).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: /^(Abrir menú|Open menu)$/ }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name })).toBeVisible();
  }
});
