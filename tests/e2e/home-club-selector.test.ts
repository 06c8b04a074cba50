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
  await page.goto("/?utm_source=boletin");
});

test("the way to the clubs ends at the clubs, each of which leads where its state says @phone", async ({ page }) => {
  await test.step("without a rest of the picture above them", async () => {
    for (const go of [
      async () => {
        await page.getByRole("link", { name: "Explora nuestros clubs" }).click();
        expect(new URL(page.url()).search).toBe("?utm_source=boletin");
      },
      () => page.goto("/#clubs"),
    ]) {
      await go();
      const bar = await page.getByRole("banner").boundingBox();
      const top = () => page.locator("#clubs").evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThanOrEqual((bar?.height ?? 0) + 1);
      await expect.poll(top).toBeGreaterThan((bar?.height ?? 0) - 2);
    }
  });
  await test.step("an open club leads to its page, RETIRO to another tab", async () => {
    await expect(card(page, "ACACIAS")).toContainText(/Abierto|Cerrado/);
    await expect(page.getByRole("link", { name: "ACACIAS" })).toHaveAttribute("href", "/club/acacias");
    await expect(card(page, "RETIRO")).toContainText("En construcción");
    const link = page.getByRole("link", { name: /RETIRO/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", "/club/retiro");
  });
  await test.step("others under construction say so, one at a time", async () => {
    await page.getByRole("button", { name: "CAÑAVERAL" }).click();
    const toast = page.getByRole("status").filter({ hasText: "en construcción" });
    await expect(toast).toContainText("Club CAÑAVERAL en construcción");
    await expect(toast).toContainText("¡Estamos trabajando duro para abrir este club! ¡Pronto tendremos novedades!");
    await page.getByRole("button", { name: "POZUELO" }).click();
    await expect(page.getByText("Club POZUELO en construcción")).toBeVisible();
    await expect(page.getByText("Club CAÑAVERAL en construcción")).toHaveCount(0);
    await page.locator(".toast").getByRole("button", { name: "Cerrar" }).click();
    await expect(toast).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

test("the cards are moved by dragging, by buttons and by arrows, and stand where they stood after Back @desktop", async ({
  page,
}) => {
  const list = page.getByRole("list", { name: "Clubs" });
  const carousel = page.locator(".carousel").first();
  const [previous, next] = [
    carousel.getByRole("button", { name: "Anterior" }),
    carousel.getByRole("button", { name: "Siguiente" }),
  ];
  await list.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute("data-awake");
  await expect(previous).toBeDisabled();

  await test.step("dragging is no click", async () => {
    const box = await card(page, "VALDEBEBAS").boundingBox();
    if (!box) throw new Error("the card is not on the page");
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x - 320, at.y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
    await expect(previous).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe("/");
  });
  await test.step("the next press is a click again, and after Back the cards stand where they stood", async () => {
    // From the first card one step on, where the second stands whole: a press on it moves nothing.
    await previous.focus();
    await expect(async () => {
      await page.keyboard.press("Enter");
      await expect(previous).toBeDisabled({ timeout: 500 });
    }).toPass();
    await next.click();
    const kept = () => page.evaluate(() => Number(history.state?.["carousel Clubs"]));
    await expect.poll(kept).toBeGreaterThan(300);
    await page.getByRole("link", { name: "VALDEBEBAS" }).click();
    await expect(page).toHaveURL(/\/club\/valdebebas$/);
    await page.goBack();
    await list.scrollIntoViewIfNeeded();
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
  });
  await test.step("arrows move the focus from card to card, and the card into view", async () => {
    await expect(carousel).toHaveAttribute("data-awake");
    await page.getByRole("link", { name: "ACACIAS" }).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: "CAÑAVERAL" })).toBeFocused();
    await expect(card(page, "CAÑAVERAL")).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("link", { name: /RETIRO/ })).toBeFocused();
  });
  await test.step("the buttons end where the cards end, and keep the focus there", async () => {
    // Presses while the cards still glide count like any other.
    await next.evaluate((button: HTMLButtonElement) => {
      button.focus();
      for (let press = 0; press < 5; press += 1) button.click();
    });
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(next).toBeFocused();
    await expect(card(page, "CHAMBERÍ")).toBeInViewport({ ratio: 0.9 });
  });
});
