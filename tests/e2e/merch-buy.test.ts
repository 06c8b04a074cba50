import type { BrowserContext } from "@playwright/test";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const belt = "/merch/cinturon-de-fuerza-104512";
const shop = "https://tienda.ninefitness.example/cinturon-de-fuerza";
const size = (page: Page, name: string) =>
  page.getByRole("group", { name: "Talla" }).getByRole("radio", { name, exact: true });

test.beforeEach(async ({ page, context }) => {
  await cookiesAnswered(page);
  await context.route("https://tienda.ninefitness.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Tienda</title>" }),
  );
});

test("a product shows its price, colours and the sizes that are left; what has sold out says so @desktop", async ({
  page,
  context,
}) => {
  await page.goto(belt);
  await expect(page).toHaveTitle("Cinturón de Fuerza | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cinturón de Fuerza");
  await expect(page.getByText("49,00 €", { exact: true })).toBeVisible();
  await expect(page.locator("s")).toHaveText("Antes 65,00 €");
  await expect(page.getByText("Cuero de diez milímetros, doble costura")).toBeVisible();
  await expect(page.getByRole("img", { name: "Cinturón de Fuerza" })).toBeVisible();
  const colours = page.getByRole("group", { name: "Color" }).getByRole("radio");
  await expect(colours).toHaveCount(2);
  await expect(colours.first()).toBeChecked();
  await expect(page.getByRole("group", { name: "Talla" }).getByRole("radio")).toHaveCount(3);
  await expect(size(page, "S")).toHaveCount(0);
  for (const left of ["M", "L", "XL"]) await expect(size(page, left)).not.toBeChecked();
  const right = page.getByText("Tienes 14 días naturales para desistir de tu compra.");
  await expect(right).toBeVisible();
  await test.step("colour and size are chosen with the keyboard alone", () => chooseByKeys(page, context));
  await page.getByRole("link", { name: "NINE MERCH" }).click();
  await expect(page).toHaveURL(/\/merch$/);

  await test.step("what has sold out says so and cannot be bought", async () => {
    await page.goto("/merch/bolsa-de-entreno-104514", { waitUntil: "domcontentloaded" });
    await expect(page.getByText("Este producto no tiene stock disponible actualmente.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Añadir al carrito" })).toBeDisabled();
    await expect(page.getByRole("radio")).toHaveCount(0);
    // It is told where something can be bought.
    await expect(right).toHaveCount(0);
  });
});

test("buying first asks for a size, then leads to the shop @phone", async ({ page, context }) => {
  await page.goto(belt);
  await page.getByRole("link", { name: "Añadir al carrito" }).click();
  const toast = page.getByRole("alert");
  await expect(toast).toContainText("Selecciona una talla");
  await expect(toast).toContainText("Por favor, elige una talla antes de continuar.");
  expect(context.pages()).toHaveLength(1);
  await expect(size(page, "M")).toBeFocused();
  const fault = page.getByRole("group", { name: "Talla" }).getByText("Elige una talla.");
  await expect(fault).toBeVisible();

  await size(page, "L").check();
  await expect(fault).toBeHidden();
  await expect(toast).toBeHidden();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Añadir al carrito" }).click();
  expect((await opened).url()).toBe(shop);
});

test("what is chosen and pressed before any code is there counts @desktop", async ({ page, context }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(/product-options-.*\.js/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(belt);
  await page.getByRole("radio", { name: "Cuero" }).check();
  await size(page, "L").check();
  await page.getByRole("link", { name: "Añadir al carrito" }).click();
  const opened = context.waitForEvent("page");
  arrival.resolve();
  expect((await opened).url()).toBe(shop);
  await expect(page.getByRole("group", { name: "Color" }).locator("output")).toHaveText("Cuero");
  await expect(page.getByRole("group", { name: "Talla" }).locator("output")).toHaveText("L");
});

async function chooseByKeys(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole("radio", { name: "Negro" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Cuero" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Negro" })).not.toBeChecked();
  await expect(page.getByRole("group", { name: "Color" }).locator("output")).toHaveText("Cuero");
  await page.keyboard.press("Tab");
  await expect(size(page, "M")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("group", { name: "Talla" }).locator("output")).toHaveText("L");
  await page.keyboard.press("Tab");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  expect((await opened).url()).toBe(shop);
}

test("a product that cannot be bought yet says so, even before a size is chosen @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("merch_products");
  await site.sql`update merch_products set purchase_url = null, button_text = null, original_price = price where slug like 'cinturon%'`;
  await page.goto(belt);
  // A price before that is not higher is not shown.
  await expect(page.getByText("49,00 €", { exact: true })).toBeVisible();
  await expect(page.locator("s")).toHaveCount(0);
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  const toast = page.getByRole("status").filter({ hasText: "🚧 ¡Próximamente!" });
  await expect(toast).toContainText("Este producto aún no está disponible para la compra.");
  // The button carries the words that staff gave it.
  const other = await (await site.fetch("/merch/taza-de-las-siete-104517")).text();
  expect(other).toMatch(/<button[^>]*><span>Próximamente</);
});

test("a product of one size is bought without choosing, and a double click opens the shop once @desktop", async ({
  page,
  context,
}) => {
  await page.goto("/merch/botella-9f-104513");
  await expect(page.getByText("Talla única")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Añadir al carrito" }).dblclick();
  expect((await opened).url()).toBe("https://tienda.ninefitness.example/botella-9f");
  // A second tab would be there before this one, which is asked for later.
  const later = await context.newPage();
  await later.goto("about:blank");
  expect(context.pages()).toHaveLength(3);
});

test("without scripts the button is a link to the shop, or says that nothing can be bought yet @desktop", async ({
  site,
}) => {
  const html = await (await site.fetch(belt)).text();
  expect(html).toMatch(new RegExp(`<a [^>]*href="${shop}"[^>]*>(<[^>]*>)*Añadir al carrito`));
  expect(html).toMatch(/<input [^>]*type="radio"[^>]*value="XL"/);
  const cup = await (await site.fetch("/merch/taza-de-las-siete-104517")).text();
  expect(cup).toMatch(/<p class="without-scripts[^>]*>Este producto aún no está disponible para la compra\.</);
  // The right of withdrawal is told where something can be bought.
  expect(cup).not.toContain("Tienes 14 días naturales para desistir de tu compra.");
});
