import { expect, type Page, test } from "./fixtures/journey.ts";

// Where a card leads is not this journey's matter.
test.use({ expectedErrors: ["/club/valdebebas"] });

const card = (page: Page, name: string) =>
  page.getByRole("list", { name: "Clubs" }).getByRole("listitem").filter({ hasText: name });

test.beforeEach(async ({ page }) => {
  // Neither cookie card nor popup: these journeys are about the cards.
  await page.addInitScript(() => {
    if (self !== top) return;
    localStorage.setItem("cookie_consent", "true");
    sessionStorage.setItem("lead_popup_seen", "true");
  });
  await page.goto("/");
});

test("an open club leads to its page", async ({ page }) => {
  await expect(card(page, "ACACIAS")).toContainText(/Abierto|Cerrado/);
  await expect(page.getByRole("link", { name: "ACACIAS" })).toHaveAttribute("href", "/club/acacias");
});

test("RETIRO, under construction, opens its link in another tab @desktop", async ({ page }) => {
  await expect(card(page, "RETIRO")).toContainText("En construcción");
  const link = page.getByRole("link", { name: /RETIRO/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("href", "/club/retiro");
});

test("another club under construction says so and stays on the page", async ({ page }) => {
  await page.getByRole("button", { name: "CAÑAVERAL" }).click();
  const toast = page.getByRole("status").filter({ hasText: "en construcción" });
  await expect(toast).toContainText("Club CAÑAVERAL en construcción");
  await expect(toast).toContainText("¡Estamos trabajando duro para abrir este club! ¡Pronto tendremos novedades!");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("only one notice is shown at a time", async ({ page }) => {
  await page.getByRole("button", { name: "CAÑAVERAL" }).click();
  await expect(page.getByText("Club CAÑAVERAL en construcción")).toBeVisible();
  await page.getByRole("button", { name: "POZUELO" }).click();
  await expect(page.getByText("Club POZUELO en construcción")).toBeVisible();
  await expect(page.getByText("Club CAÑAVERAL en construcción")).toHaveCount(0);
});

test("dragging moves the cards and is no click @desktop", async ({ page }) => {
  const list = page.getByRole("list", { name: "Clubs" });
  await list.scrollIntoViewIfNeeded();
  await expect(page.locator(".carousel").first()).toHaveAttribute("data-awake");
  const box = await card(page, "VALDEBEBAS").boundingBox();
  if (!box) throw new Error("the card is not on the page");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 320, at.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  expect(new URL(page.url()).pathname).toBe("/");
  // The next press, without a drag, is a click again.
  await page.getByRole("link", { name: "VALDEBEBAS" }).click();
  await expect(page).toHaveURL(/\/club\/valdebebas$/);
});

test("arrows move the focus from card to card, and the card into view @desktop", async ({ page }) => {
  await page.locator(".carousel").first().scrollIntoViewIfNeeded();
  await expect(page.locator(".carousel").first()).toHaveAttribute("data-awake");
  await page.getByRole("link", { name: "ACACIAS" }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "CAÑAVERAL" })).toBeFocused();
  await expect(card(page, "CAÑAVERAL")).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("link", { name: /RETIRO/ })).toBeFocused();
});

test("previous and next end where the cards end @desktop", async ({ page }) => {
  const carousel = page.locator(".carousel").first();
  await page.getByRole("list", { name: "Clubs" }).scrollIntoViewIfNeeded();
  const [previous, next] = [
    carousel.getByRole("button", { name: "Anterior" }),
    carousel.getByRole("button", { name: "Siguiente" }),
  ];
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(previous).toBeEnabled();
  // Presses while the cards still glide count like any other.
  await next.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await expect(next).toBeDisabled();
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(next).toBeFocused();
  await expect(card(page, "CHAMBERÍ")).toBeInViewport({ ratio: 0.9 });
});

test("the button that reaches the end keeps the focus @desktop", async ({ page }) => {
  const carousel = page.locator(".carousel").first();
  await page.getByRole("list", { name: "Clubs" }).scrollIntoViewIfNeeded();
  const next = carousel.getByRole("button", { name: "Siguiente" });
  await next.focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(next).toBeDisabled({ timeout: 300 });
  }).toPass();
  await expect(next).toBeFocused();
});

test("after Back the cards stand where they stood @desktop", async ({ page }) => {
  const list = page.getByRole("list", { name: "Clubs" });
  await list.scrollIntoViewIfNeeded();
  await page.locator(".carousel").first().getByRole("button", { name: "Siguiente" }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain("carousel Clubs");
  await page.getByRole("link", { name: "VALDEBEBAS" }).click();
  await expect(page).toHaveURL(/\/club\/valdebebas$/);
  await page.goBack();
  await list.scrollIntoViewIfNeeded();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
});

test("the way to the clubs ends at the clubs, without a rest of the picture above them", async ({ page }) => {
  for (const go of [
    () => page.getByRole("link", { name: "Explora nuestros clubs" }).click(),
    () => page.goto("/#clubs"),
  ]) {
    await go();
    const bar = await page.getByRole("banner").boundingBox();
    const top = () => page.locator("#clubs").evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThanOrEqual((bar?.height ?? 0) + 1);
    await expect.poll(top).toBeGreaterThan((bar?.height ?? 0) - 2);
  }
});
