import sharp from "sharp";
import { expect, type Page, test } from "./fixtures/journey.ts";

const card = (page: Page) => page.getByRole("region", { name: "Tu privacidad es importante" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookie_consent"));

test("the cookie card covers neither title nor button", async ({ page }) => {
  await page.goto("/");
  await expect(card(page)).toContainText("mejorar tu experiencia. Si continúas navegando, aceptas su uso.");
  const top = (await card(page).boundingBox())?.y ?? 0;
  const button = await page.getByRole("link", { name: "Explora nuestros clubs" }).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(top);
});

test("Aceptar is remembered and the card never comes back @desktop", async ({ page }) => {
  await page.goto("/");
  await card(page).getByRole("button", { name: "Aceptar" }).click();
  await expect(card(page)).toBeHidden();
  expect(await stored(page)).toBe("true");
  await page.reload();
  await expect(card(page)).toBeHidden();
  // A date that is none is no consent: it is asked for anew.
  await page.evaluate(() => localStorage.setItem("cookie_consent_until", "mañana"));
  await page.reload();
  await expect(card(page)).toBeVisible();
});

test("the notice says what is true before a choice, and the lawful words where the chain chose them @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("site_settings");
  await page.goto("/");
  await expect(card(page)).toContainText("Hasta que elijas, solo las que la web necesita.");
  await site.sql`insert into site_settings (setting_key, setting_value) values ('is_lawful_cookie_notice', 'true')`;
  for (const [path, words] of [
    ["/", "Usamos solo las cookies técnicas que la web necesita."],
    ["/manifiesto", "Usamos solo las cookies técnicas que la web necesita."],
    ["/en/clubs", "We use only the technical cookies that the website needs."],
  ] as const) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.locator("#cookies")).toContainText(words, { timeout: 1_000 });
    }).toPass();
    await expect(page.locator("#cookies")).not.toContainText(/Si continúas|By continuing/);
  }
});

for (const name of ["Rechazar", "Cerrar"]) {
  test(`${name} is kept for the visit in every tab, and asked anew on the next one @desktop`, async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await card(page).getByRole("button", { name }).click();
    await expect(card(page)).toBeHidden();
    await page.goto("/clubs");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(card(page)).toBeHidden();
    await page.goto("/manifiesto");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    const tab = await context.newPage();
    await tab.goto("/");
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(card(tab)).toBeHidden();

    // A browser that is closed forgets the cookies that have no date.
    const [refusal, ...others] = await context.cookies();
    expect([refusal?.name, refusal?.expires, others]).toEqual(["cookie_refused", -1, []]);
    await context.clearCookies();
    await tab.reload();
    await expect(card(tab)).toBeVisible();
  });
}

test("a page opened before the refusal does not ask again on the way back @desktop", async ({ page }) => {
  await page.goto("/clubs");
  await expect(card(page)).toBeVisible();
  await page.goto("/merch");
  await card(page).getByRole("button", { name: "Rechazar" }).click();
  await page.goBack();
  await expect(page).toHaveURL(/clubs$/);
  await expect(card(page)).toBeHidden();
});

test("in a low window the menu's opener is seen above the card that asks @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  await expect(card(page)).toBeVisible();
  const opener = page.getByRole("button", { name: "Abrir menú" });
  const { channels } = await sharp(await opener.screenshot()).stats();
  // White lines on white have no difference at all.
  expect(channels[0]?.stdev).toBeGreaterThan(20);
});
