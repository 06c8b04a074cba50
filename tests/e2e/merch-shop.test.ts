import { fileURLToPath } from "node:url";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectNoBarrier } from "./fixtures/expect-no-findings.ts";
import { expect, type Page, type Site, test } from "./fixtures/journey.ts";

test.use({ reducedMotion: "no-preference" });

const clip = fileURLToPath(new URL("fixtures/loop.webm", import.meta.url));
const clipAddress = "/storage/v1/object/public/public-assets/merch/cinturon.webm";

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
});

/** Gives the belt a video, which the page then finds where staff keep theirs. */
async function giveVideo({ sql }: Site, page: Page): Promise<string[]> {
  await sql`update merch_products set video_url = ${clipAddress} where slug like 'cinturon%'`;
  const asked: string[] = [];
  await page.route(`**${clipAddress}`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ path: clip, contentType: "video/webm" });
  });
  return asked;
}

test("the shop shows every product with its price, in the order staff gave them, and shuts nobody out @desktop", async ({
  page,
}) => {
  const answer = await page.goto("/merch");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("NINE MERCH | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NINE MERCH");
  const ground = await page.locator("main [data-surface=noche]").first().boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(ground?.y, "its dark ground begins under the header").toBe(header?.height);
  const products = page.getByRole("main").getByRole("listitem");
  await expect(products.getByRole("heading")).toHaveText([
    "Cinturón de Fuerza",
    "Botella 9F",
    "Bolsa de Entreno",
    "Toalla de Sala",
    "Esterilla",
    "Taza de las Siete",
  ]);
  await expect(products.first().getByText("49,00 €", { exact: true })).toBeVisible();
  await expect(products.first().locator("s")).toHaveText("Antes 65,00 €");
  await expect(products.nth(1).locator("s")).toHaveCount(0);
  await expect(products.nth(2)).toContainText("Agotado");
  await test.step("nothing shuts anybody out, nor is it too wide for 320 px", () => expectNoBarrier(page));
  await products.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/merch\/cinturon-de-fuerza-104512$/);
  await test.step("nor on the product's page", () => expectNoBarrier(page));
});

test("pointing at a product plays its video, which nobody fetched before, nor for people who want no motion @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("merch_products");
  const asked = await giveVideo(site, page);
  const belt = page.getByRole("link", { name: /Cinturón de Fuerza/ });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/merch");
  await expect(page.locator("video")).toHaveCount(1);
  await belt.hover();
  await expect(belt).toHaveAttribute("data-awake");
  expect(asked).toEqual([]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.mouse.move(10, 10);
  await page.reload();
  const playing = () =>
    belt.locator("video").evaluate((element: HTMLVideoElement) => !element.paused && "playing" in element.dataset);
  await expect(page.locator("video")).toHaveCount(1);
  expect(asked).toEqual([]);
  await belt.hover();
  await expect.poll(playing).toBe(true);
  await page.getByRole("link", { name: /Botella 9F/ }).hover();
  await expect.poll(playing).toBe(false);
});

test("a product's video plays muted, with a button that stops it @phone", async ({ page, site, restoreAfter }) => {
  await restoreAfter("merch_products");
  await giveVideo(site, page);
  await page.goto("/merch/cinturon-de-fuerza-104512");
  const video = page.getByLabel("Cinturón de Fuerza", { exact: true });
  const state = () => video.evaluate(({ paused, muted, loop }: HTMLVideoElement) => ({ paused, muted, loop }));
  await expect.poll(state).toEqual({ paused: false, muted: true, loop: true });
  await page.getByRole("button", { name: "Pausar el vídeo" }).click();
  await expect.poll(state).toMatchObject({ paused: true });
  await page.getByRole("button", { name: "Pausar el vídeo", pressed: true }).click();
  await expect.poll(state).toMatchObject({ paused: false });
});

test("names of any length and kind stay on the page and run nothing @phone", async ({ page, site, restoreAfter }) => {
  await restoreAfter("merch_products");
  const name = `<b>Más</b> 💪 ${"superlarguísimo".repeat(8)}`;
  await site.sql`insert into merch_products (slug, name, description, price, colors)
    values ('raro', ${name}, ${name}, 1234.5, ${[name]})`;
  for (const address of ["/merch", "/merch/raro"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByText("1234,50 €", { exact: true })).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe("what is not there", () => {
  test.use({ expectedErrors: ["404", "400"] });

  test("no product is called so @desktop", async ({ page, site }) => {
    for (const slug of ["a".repeat(900), "a%00b", "Cinturon"]) {
      const answer = await site.fetch(`/merch/${slug}`);
      expect(answer.status, slug).toBe(404);
      expect(await answer.text()).toContain("<title>404 - Producto no encontrado |");
    }
    const answer = await page.goto("/merch/no-existe", { waitUntil: "commit" });
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("404 - Producto no encontrado | NINE FITNESS");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Producto no encontrado");
    const toast = page.getByRole("alert");
    await expect(toast).toContainText("Producto no encontrado");
    await expect(toast).toContainText("No se pudo cargar el producto solicitado.");
    await page.getByRole("link", { name: "Volver a la tienda" }).click();
    await expect(page).toHaveURL(/\/merch$/);
  });
});
