import { expect, test } from "./fixtures/journey.ts";

const entries = ["Clubs", "Eventos", "NineCast", "Merch", "Partners", "Manifiesto", "Empleo", "9FToday", "Contacto"];

test("the menu lists the stored entries with 9FToday before Contacto @desktop", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Principal" });
  await expect(menu.getByRole("link")).toHaveText(entries);
  await expect(menu.getByRole("link", { name: "9FToday" })).toHaveAttribute("href", "/9ftoday");
  await expect(page.getByRole("banner").getByRole("link", { name: "Únete Ahora" })).toHaveAttribute("href", "/clubs");
});

for (const [added, inBar] of [
  [["Horarios"], { 1024: 5, 1280: 8, 1440: 10 }],
  [["Horarios", "Tienda"], { 1024: 5, 1280: 8, 1440: 9 }],
] as const) {
  const total = entries.length + added.length;
  test(`a menu of ${total} entries shows what fits, the language and the way to the rest @desktop`, async ({
    page,
    site,
    restoreAfter,
  }) => {
    await restoreAfter("header_links");
    for (const text of added)
      await site.sql`insert into header_links (text, path, display_order) values (${text}, '/clubs', 99)`;
    const header = page.getByRole("banner");
    const bar = page.getByRole("navigation", { name: "Principal" });
    await expect(async () => {
      await page.goto("/");
      await expect(
        page
          .locator("nav")
          .getByText(added.at(-1) ?? "")
          .first(),
      ).toBeAttached({ timeout: 500 });
    }).toPass();
    for (const [width, count] of Object.entries(inBar)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect(bar.getByRole("link"), `at ${width}`).toHaveCount(count);
      await expect(bar.getByRole("button", { name: "Más" })).toBeVisible({ visible: count < total });
      const tops = await bar
        .locator("a:visible, button:visible")
        .evaluateAll((all) => all.map((entry) => Math.round(entry.getBoundingClientRect().top)));
      expect(new Set(tops).size, `lines of the bar at ${width}`).toBe(1);
      await expect(header.getByRole("link", { name: "English" })).toBeVisible();
      expect(await header.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(Number(width));
      const english = await header.getByRole("link", { name: "English" }).boundingBox();
      const boxes = await bar
        .getByRole("listitem")
        .evaluateAll((all) =>
          all.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().toJSON()),
        );
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      expect(boxes.at(-1).right).toBeLessThanOrEqual(english?.x ?? 0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await bar.getByRole("button", { name: "Más" }).click();
    const menu = page.getByRole("dialog", { name: "Menú" });
    await expect(menu.getByRole("listitem")).toHaveCount(total);
    await page.keyboard.press("Escape");
    await expect(bar.getByRole("button", { name: "Más" })).toBeFocused();
  });
}

test("the entry of 9FToday goes when the section is switched off @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("site_settings");
  await site.sql`update site_settings set setting_value = 'false' where setting_key = 'is_9ftoday_enabled'`;
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Principal" }).getByRole("link")).toHaveText(
      entries.filter((entry) => entry !== "9FToday"),
      { timeout: 500 },
    );
  }).toPass();
});

test("the menu opens over the whole screen, keeps focus inside and closes on Escape @phone", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Abrir menú" });
  await opener.click();
  const menu = page.getByRole("dialog", { name: "Menú" });
  await expect(menu.getByRole("listitem")).toHaveText(entries);
  const place = async () => Object.values((await menu.boundingBox()) ?? {}).map(Math.round);
  await expect.poll(place).toEqual([0, 0, 390, 844]);
  for (let press = 0; press < entries.length + 6; press += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the menu goes when the window grows and its links stand in the bar @phone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Abrir menú" }).click();
  await expect(page.getByRole("dialog", { name: "Menú" })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole("dialog", { name: "Menú" })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("dialog", { name: "Menú" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Principal" }).getByRole("link").first()).toBeVisible();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("the foot of every page leads to the Manifiesto and to the jobs @desktop", async ({ page }) => {
  for (const path of ["/", "/manifiesto"]) {
    await page.goto(path);
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByRole("link", { name: "Manifiesto" })).toHaveAttribute("href", "/manifiesto");
    await expect(foot.getByRole("link", { name: "Trabaja en 9F" })).toHaveAttribute("href", "/careers");
  }
});

test("the cross closes the menu @phone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Abrir menú" }).click();
  await page.getByRole("button", { name: "Cerrar menú" }).click();
  await expect(page.getByRole("dialog", { name: "Menú" })).toBeHidden();
});

test("a section's link in the menu closes it and scrolls there @phone", async ({ page, site, restoreAfter }) => {
  await restoreAfter("header_links");
  await site.sql`update header_links set path = '/#clubs' where text = 'Clubs'`;
  await expect(async () => {
    await page.goto("/");
    await expect(page.locator('#menu a[href="#clubs"]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "Abrir menú" }).click();
  await page.getByRole("dialog", { name: "Menú" }).getByRole("link", { name: "Clubs" }).click();
  await expect(page.getByRole("dialog", { name: "Menú" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Elige tu club" })).toBeInViewport();
});

test("a menu opened before the page's script has come is no worse @phone", async ({ page, site, restoreAfter }) => {
  await restoreAfter("header_links");
  await site.sql`update header_links set path = '/#clubs' where text = 'Clubs'`;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/loader*.js", async (route) => arrival.then(() => route.continue()));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const menu = page.getByRole("dialog", { name: "Menú" });
  await page.getByRole("button", { name: "Abrir menú" }).click();
  await expect(menu).toBeVisible();
  arrive();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await menu.getByRole("link", { name: "Clubs" }).click();
  await expect(menu).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and closes all the same @phone", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Abrir menú" }).click();
    await expect(page.getByRole("link", { name: "NineCast" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "NineCast" })).toBeHidden();
  });

  test("the header does not float over white without a ground of its own", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner")).toHaveCSS("position", "absolute");
  });
});

test("the way to the other language stands in the bar from a tablet on, on a phone in the menu @desktop", async ({
  page,
}) => {
  for (const [path, name] of [
    ["/", "English"],
    ["/en/clubs", "Español"],
  ] as const) {
    for (const width of [640, 768, 1023, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const link = page.locator(".site-header__row").getByRole("link", { name });
      await expect(link, `${width} px`).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: /^(Abrir menú|Open menu)$/ }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name })).toBeVisible();
  }
});
