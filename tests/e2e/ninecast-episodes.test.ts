import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const videoHost = "https://video.example.test";

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
});

/** Every request that this page's visitor makes of the video's host. */
function contactsOf(page: Page): string[] {
  const contacts: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(videoHost)) contacts.push(request.url());
  });
  return contacts;
}

const player = (page: Page) => page.getByRole("dialog", { name: "Entrenar con dolor: cuándo parar" });

test("the latest episode leads, and its season is listed with titles and lengths, and shuts nobody out @desktop", async ({
  page,
}) => {
  const answer = await page.goto("/ninecast");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("NineCast | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NineCast");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Entrenar con dolor: cuándo parar");
  await expect(page.getByText("Una fisioterapeuta, un entrenador y la pregunta que todos hacemos mal.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Reproducir Episodio" })).toBeVisible();
  const season = page.getByRole("region", { name: "Temporada 2" });
  await expect(season.getByRole("heading", { level: 3 })).toHaveText([
    "Entrenar con dolor: cuándo parar",
    "La primera maratón a los cincuenta",
    "Qué hace un entrenador cuando no le ves",
    "Comer bien fuera de casa",
    "Dormir: la serie que te falta",
    "Cómo se abre un club",
  ]);
  await expect(season.getByText("1 h 02 min")).toBeVisible();
  await expect(page.getByRole("region", { name: "Temporada 1" }).getByRole("listitem")).toHaveCount(2);
  await test.step("nothing on the page or in the overlay shuts anybody out", async () => {
    const closed = await accessibilityCheck(page).analyze();
    expect(closed.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual(
      [],
    );
    await page.getByRole("link", { name: "Reproducir Episodio" }).click();
    await expect(player(page)).toBeVisible();
    const open = await accessibilityCheck(page).include(".episode-player").exclude("iframe").analyze();
    expect(open.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
  });
});

test("the video's host hears of the visitor at the click, and the overlay locks the page @phone", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("ninecast_episodes");
  // Without a picture of its own, its still is asked for by us.
  await site.sql`update ninecast_episodes set image_url = null where youtube_id = 'demo9F0_208'`;
  // The overlay rises into its place; here only the place counts.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const contacts = contactsOf(page);
  await page.goto("/ninecast");
  const still = page.getByRole("region", { name: "Temporada 2" }).getByRole("listitem").first().locator("img");
  await still.scrollIntoViewIfNeeded();
  await expect.poll(() => still.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await still.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname)).toMatch(
    /^\/pictures\/\d+-16x9\.avif\/video\/demo9F0_208$/,
  );
  expect(contacts).toEqual([]);

  await page.getByRole("link", { name: "Reproducir Episodio" }).click();
  await expect(player(page)).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: /^Reproductor/ })).toBeVisible();
  expect(contacts[0]).toMatch(new RegExp(`^${videoHost}/embed/demo9F0_208\\?autoplay=1&`));
  const shown = await player(page).boundingBox();
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  expect(shown).toMatchObject({ x: 0, y: 0, height: screen.height });
  // All but the place of the scroll bar, which keeps the page from moving.
  expect(shown?.width).toBeGreaterThan(screen.width - 20);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(4, 120);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("the overlay closes on X, on the backdrop and on Escape, however it was opened, and the focus returns @desktop", async ({
  page,
}) => {
  await page.goto("/events", { waitUntil: "domcontentloaded" });
  await page.goto("/ninecast");
  const opener = page.getByRole("link", { name: "Reproducir Episodio" });
  const waysOut: (() => Promise<void>)[] = [
    () => page.getByRole("button", { name: "Cerrar vídeo" }).click(),
    () => page.mouse.click(4, 120),
    () => page.keyboard.press("Escape"),
  ];
  for (const leave of waysOut) {
    await opener.click();
    await expect(player(page).locator("iframe")).toHaveCount(1);
    await leave();
    await expect(player(page)).toBeHidden();
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await test.step("also when it was opened by a double click", async () => {
    for (const name of ["Reproducir Episodio", "La primera maratón a los cincuenta"]) {
      await page.getByRole("link", { name }).first().dblclick();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.locator("iframe")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  });
  await test.step("or with the keyboard alone", async () => {
    const second = page.getByRole("link", { name: "La primera maratón a los cincuenta" }).first();
    await second.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "La primera maratón a los cincuenta" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Abrir el vídeo en otra pestaña" })).toHaveAttribute(
      "href",
      /demo9F0_207/,
    );
    await page.keyboard.press("Escape");
    await expect(second).toBeFocused();
  });
  await test.step("Back closes it and stays on the page", async () => {
    await opener.click();
    await expect(player(page)).toBeVisible();
    await page.goBack();
    await expect(player(page)).toBeHidden();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/ninecast");
  });
  await test.step("closed otherwise, Back leaves it", async () => {
    await opener.click();
    await page.keyboard.press("Escape");
    await expect(player(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.episode)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/\/events$/);
  });
});

test("while the episodes are on their way the page says so, and they then play @desktop", async ({
  page,
  holdReads,
}) => {
  const release = await holdReads("ninecast_episodes");
  // Under an address that nobody has asked for: of the others the last good page would be shown.
  await page.goto("/ninecast?pagina=1", { waitUntil: "commit" });
  await expect(page.getByText("Cargando episodios...")).toBeVisible({ timeout: 2_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("NineCast");
  await release();
  await expect(page.getByText("Cargando episodios...")).toBeHidden();
  await page.getByRole("link", { name: "Reproducir Episodio" }).click();
  await expect(player(page)).toBeVisible();
});

test("before the first episode there is a season 1 to wait for @desktop", async ({ site, restoreAfter }) => {
  await restoreAfter("ninecast_episodes");
  await site.sql`delete from ninecast_episodes`;
  const words = (await (await site.fetch("/ninecast")).text()).replaceAll(/<[^>]+>/g, "");
  expect(words).toContain("Temporada 1");
  expect(words).toContain("Todavía no hay episodios que escuchar.");
  expect(words).not.toContain("Reproducir Episodio");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an episode's own page shows its still, and each is a link to its player @phone", async ({ page }) => {
    await page.goto("/ninecast/entrenar-con-dolor-cuando-parar");
    await expect(page.getByRole("link", { name: "Reproducir Episodio" }).locator("img")).toBeVisible();
    await page.goto("/ninecast");
    await page.getByRole("link", { name: "Comer bien fuera de casa" }).first().click();
    expect(page.url()).toContain(`${videoHost}/embed/demo9F0_205`);
  });
});
