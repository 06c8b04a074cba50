import sharp from "sharp";
import { expect, type Page, test } from "./fixtures/journey.ts";

const card = (page: Page) => page.getByRole("region", { name: "Tu privacidad es importante" });

test("the cookie card covers neither title nor button, no club's name, nor in a low window the menu's opener", async ({
  page,
}) => {
  const usual = page.viewportSize() ?? { width: 0, height: 0 };
  for (const path of ["/club/canaveral", "/careers"])
    for (const height of [usual.height, 667]) {
      await page.setViewportSize({ ...usual, height });
      await page.goto(path);
      const name = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((await card(page).boundingBox())?.y ?? 0);
    }
  await page.setViewportSize(usual);

  await page.goto("/");
  await expect(card(page)).toContainText("mejorar tu experiencia. Si continúas navegando, aceptas su uso.");
  await expect(card(page)).toContainText("Hasta que elijas, solo las que la web necesita.");
  const top = (await card(page).boundingBox())?.y ?? 0;
  const button = await page.getByRole("link", { name: "Explora nuestros clubs" }).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(top);

  await page.setViewportSize({ width: 320, height: 256 });
  await expect(card(page)).toBeVisible();
  const opener = page.getByRole("button", { name: "Abrir menú" });
  const { channels } = await sharp(await opener.screenshot()).stats();
  // White lines on white have no difference at all.
  expect(channels[0]?.stdev).toBeGreaterThan(20);
});

test("the notice has the lawful words where the chain chose them @desktop", async ({ site, restoreAfter }) => {
  await restoreAfter("site_settings");
  await site.sql`insert into site_settings (setting_key, setting_value) values ('is_lawful_cookie_notice', 'true')`;
  for (const [path, words] of [
    ["/", "Usamos solo las cookies técnicas que la web necesita."],
    ["/manifiesto", "Usamos solo las cookies técnicas que la web necesita."],
    ["/en/clubs", "We use only the technical cookies that the website needs."],
  ] as const) {
    const notice = async () => (await (await site.fetch(path)).text()).split('id="cookies"')[1];
    await expect.poll(notice).toContain(words);
    expect(await notice()).not.toMatch(/Si continúas|By continuing/);
  }
});

test("a refusal is kept for the visit in every tab, and asked anew on the next one @desktop", async ({
  page,
  context,
}) => {
  await page.goto("/clubs");
  await expect(card(page)).toBeVisible();
  await page.goto("/merch");
  await card(page).getByRole("button", { name: "Rechazar" }).click();
  await expect(card(page)).toBeHidden();
  // A page opened before the refusal does not ask again.
  await page.goBack();
  await expect(page).toHaveURL(/clubs$/);
  await expect(card(page)).toBeHidden();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);

  const tab = await context.newPage();
  await tab.goto("/politica-de-cookies");
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(card(tab)).toBeHidden();

  // A browser that is closed forgets the cookies that have no date.
  const left = async () => (await context.cookies()).map(({ name, expires }) => [name, expires]);
  expect(await left()).toEqual([["cookie_refused", -1]]);
  await expect(tab.getByRole("rowheader", { name: "cookie_refused" })).toBeVisible();
  await context.clearCookies();
  await tab.reload();
  await expect(card(tab)).toBeVisible();

  await test.step("the cross is a refusal too", async () => {
    await card(tab).getByRole("button", { name: "Cerrar" }).click();
    await expect(card(tab)).toBeHidden();
    expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await left()).toEqual([["cookie_refused", -1]]);
  });
});
