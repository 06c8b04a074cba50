import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const asked = (page: Page) => {
  const hosts: string[] = [];
  page.on("request", (request) => hosts.push(new URL(request.url()).hostname));
  return hosts;
};
const widget = (page: Page) => page.locator("#chat-widget");
const others = (page: Page) => page.getByText("Llámanos al 910 000 009 o escríbenos a hola@ninefitness.test.");

test.beforeEach(({ page }) => cookiesAnswered(page));

test("the chat comes to the page that tells of it, and leaves with it @desktop", async ({ page }) => {
  const hosts = asked(page);
  await page.goto("/careers");
  await page.waitForLoadState("networkidle");
  expect(hosts).not.toContain("chat.example.test");
  await page.goto("/contact");
  await expect(page.getByText("Escríbenos por el chat: lo tienes abajo a la derecha.")).toBeVisible();
  await expect(widget(page)).toBeVisible();
  await expect(others(page)).toBeHidden();
  await expect(page.locator("#chat-panel")).toBeAttached();

  await test.step("leaving takes the script and all its nodes away; coming back brings the chat again", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Política de Cookies" }).click();
    await expect(page).toHaveURL(/politica-de-cookies/);
    await expect(page.locator("[id^=chat], script[src*=chat]")).toHaveCount(0);
    await page.goBack();
    await expect(widget(page)).toBeVisible();
    await expect(page.locator("#chat-panel")).toBeAttached();
  });
  await test.step("a page that the browser keeps for Back is left without the chat", async () => {
    // The browser of the journeys keeps no pages: the events that it would send are sent here.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await expect(page.locator("[id^=chat], script[src*=chat]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacta Con Nosotros");
    await Promise.all([
      page.waitForEvent("load"),
      page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
    ]);
    await expect(widget(page)).toBeVisible();
  });
});

// It brings a size of its own.
test("the chat comes wherever the page is scrolled to, as after Back @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.addInitScript(() => addEventListener("DOMContentLoaded", () => scrollTo(0, document.body.scrollHeight)));
  await page.goto("/contact");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(widget(page)).toBeVisible();
});

test("a page made ready in advance contacts the chat only once it is seen @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { configurable: true, get: () => !("isSeen" in window) });
  });
  const hosts = asked(page);
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  expect(hosts).not.toContain("chat.example.test");
  await page.evaluate(() => {
    Object.assign(window, { isSeen: true });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect(widget(page)).toBeVisible();
});

test.describe("when the chat does not come", () => {
  test.use({ expectedErrors: ["net::ERR_FAILED"] });

  test("phone and e-mail take its place, at once or after ten seconds without a sign of it @desktop", async ({
    page,
  }) => {
    await page.route("https://chat.example.test/**", (route) => route.abort());
    await page.clock.install();
    await page.goto("/contact");
    await expect(page.getByText("El chat no está disponible ahora mismo.")).toBeVisible();
    await expect(others(page)).toBeVisible();
    await expect(page.getByText("Escríbenos por el chat")).toBeHidden();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "910 000 009" }).first()).toHaveAttribute("href", "tel:910000009");

    await page.unrouteAll();
    await page.route("https://chat.example.test/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(others(page)).toBeHidden();
    await page.clock.runFor(10_500);
    await expect(page.getByText("El chat no está disponible ahora mismo.")).toBeVisible();
    await expect(others(page)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no talk of a chat, but of phone and e-mail @desktop", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByText("Escríbenos por el chat")).toBeHidden();
    await expect(others(page)).toBeVisible();
  });
});
