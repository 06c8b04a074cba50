import { fileURLToPath } from "node:url";
import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

test.use({ expectedErrors: ["404", "/storage/"], reducedMotion: "no-preference" });

const mission =
  "Que entrenar deje de ser una promesa de enero y se convierta en la parte fija de tu semana. Con buen material, buena gente y nadie mirando el reloj por ti.";
const lines = [
  "Llegamos antes que la ciudad.",
  "No competimos con el de al lado.",
  "El peso se gana, no se presume.",
  "Descansar también cuenta.",
  "Volvemos mañana.",
];

const bringTo = (page: Page, selector: string, share: number) =>
  page.locator(selector).evaluate((element, at) => {
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - innerHeight * at, behavior: "instant" });
  }, share);

test("the Manifiesto says what its document says, between a logo that leads home and the foot @desktop", async ({
  page,
}) => {
  const answer = await page.goto("/manifiesto");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Manifiesto | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No es un gimnasio. Es un hábito");
  await expect(page.locator(".manifiesto-hero .hero__wide")).toHaveCSS("color", "oklch(0.767 0.139 91)");
  await expect(page.getByText("Lo que pasa aquí dentro se nota, sobre todo, cuando sales.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Espacio oscuro con una línea de luz" })).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Nuestra misión" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Nuestra visión" })).toBeVisible();
  const list = page.getByRole("region", { name: "Manifiesto", exact: true }).getByRole("listitem");
  await expect(list).toHaveCount(lines.length);
  await expect(page.getByText("La puerta se abre a las siete. Tú pones el resto.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Únete Ahora" })).toHaveAttribute("href", "/clubs");
  await test.step("banner and footer stay, the header does not", async () => {
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Tu privacidad es importante" })).toBeVisible();
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByRole("link", { name: "Manifiesto" })).toHaveAttribute("href", "/manifiesto");
    await expect(foot.getByRole("link", { name: "Trabaja en 9F" })).toHaveAttribute("href", "/careers");
  });
  await test.step("the button scrolls smoothly to the mission", async () => {
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
    await page.getByRole("link", { name: "Descubre nuestro manifiesto" }).click();
    await expect(page.getByRole("heading", { name: "Nuestra misión" })).toBeInViewport();
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("link", { name: "NINE FITNESS, inicio" }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

test("at the mission nothing of what stands before it is left, and all its words are lit @phone", async ({ page }) => {
  await page.goto("/manifiesto#mision");
  const top = () => page.locator("#mision").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(0);
  const last = page.locator(".revealed-text").first().locator("[aria-hidden] > span").last();
  await expect(last).toHaveCSS("opacity", "1");
});

test("words light up one by one, then one line after the other carries the weight, and nothing else moves @phone", async ({
  page,
}) => {
  await page.goto("/manifiesto");
  const text = page.locator(".revealed-text").first();
  await expect(text).toMatchAriaSnapshot(`- paragraph: ${mission}`);
  const words = text.locator("[aria-hidden] > span");
  await expect(words).toHaveCount(mission.split(" ").length);
  const lit = () =>
    words.evaluateAll((all) => all.map((element) => Math.round(Number(getComputedStyle(element).opacity) * 100)));
  await bringTo(page, ".revealed-text >> nth=0", 0.9);
  await expect.poll(async () => new Set(await lit())).toEqual(new Set([26]));
  await bringTo(page, ".revealed-text >> nth=0", 0.58);
  await expect.poll(async () => (await lit()).slice(0, 5)).toEqual([100, 100, 100, 100, 100]);
  expect((await lit()).at(-1)).toBe(26);
  await bringTo(page, ".revealed-text >> nth=0", 0.3);
  await expect.poll(async () => new Set(await lit())).toEqual(new Set([100]));

  await test.step("the line in the middle of the screen carries the weight", () => expectOneLineWide(page));
});

async function expectOneLineWide(page: Page): Promise<void> {
  const item = page.locator(".manifiesto-lines li");
  await bringTo(page, ".manifiesto-lines li >> nth=2", 0.46);
  const wide = () =>
    item.evaluateAll((all) =>
      all.map((li) => [...li.children].map((line) => getComputedStyle(line).opacity).join(" ")),
    );
  // The thin setting of a line, then its wide one.
  await expect.poll(wide).toEqual(["1 0", "1 0", "0 1", "1 0", "1 0"]);
  const gap = () =>
    item.evaluateAll(
      ([first, ...rest]) => (rest.at(-1)?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().top ?? 0),
    );
  const before = await gap();
  await bringTo(page, ".manifiesto-lines li >> nth=3", 0.46);
  await expect.poll(wide).toEqual(["1 0", "1 0", "1 0", "0 1", "1 0"]);
  expect(await gap()).toBe(before);
}

test.describe("whoever wants less motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("reads every word at once @desktop", async ({ page }) => {
    await page.goto("/manifiesto");
    const opacities = await page
      .locator(".revealed-text [aria-hidden] > span")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity));
    expect(new Set(opacities)).toEqual(new Set(["1"]));
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    const rules = ["wcag2a", "wcag2aa", "wcag22aa"];
    expect((await accessibilityCheck(page).withTags(rules).analyze()).violations).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read @desktop", async ({ page }) => {
    await page.goto("/manifiesto");
    await expect(page.getByRole("region", { name: "Nuestra misión" })).toContainText(mission);
    for (const line of lines) await expect(page.locator(".manifiesto-lines__thin", { hasText: line })).toBeVisible();
    await page.getByRole("link", { name: "Descubre nuestro manifiesto" }).click();
    await expect(page.getByRole("heading", { name: "Nuestra misión" })).toBeInViewport();
  });
});

test("a background that ends in webm plays muted, again and again, until it is stopped @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("manifiesto_content");
  await site.sql`update manifiesto_content
    set content = jsonb_set(content, '{hero,background,src}', '"/storage/v1/object/public/public-assets/fondo.webm?v=2"')`;
  await page.route("**/fondo.webm*", (route) =>
    route.fulfill({ path: fileURLToPath(new URL("fixtures/loop.webm", import.meta.url)), contentType: "video/webm" }),
  );
  await page.goto("/manifiesto", { waitUntil: "domcontentloaded" });
  await expect(page.locator("video")).toHaveCount(1);
  const video = page.locator("video");
  expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop, element.autoplay])).toEqual([
    true,
    true,
    true,
  ]);
  const button = page.getByRole("button", { name: "Pausar el vídeo" });
  await expect(button).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await button.click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
});

test("without its content the page says so, with the status of what happened @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("manifiesto_content");
  await site.sql`update manifiesto_content set content = '{}'`;
  expect((await site.fetch("/manifiesto")).status).toBe(404);
  await site.sql`delete from manifiesto_content`;
  const answer = await site.fetch("/manifiesto");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("Error al cargar el contenido.");
});

test("parts that say nothing are not there, and long ones fit @phone", async ({ page, site, restoreAfter }) => {
  await restoreAfter("manifiesto_content");
  const long = "Entrenamiento ".repeat(40);
  await site.sql`update manifiesto_content set content = ${site.sql.json({
    hero: { title_line1: long, title_line2: "Electroencefalografista".repeat(4), subtitle: "<b>🏋️</b>" },
    manifiesto: { lines: ["", "Una línea", long] },
  })}`;
  await page.goto("/manifiesto", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("<b>🏋️</b>")).toBeVisible();
  await expect(page.getByRole("link", { name: "Descubre nuestro manifiesto" })).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "línea" })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
