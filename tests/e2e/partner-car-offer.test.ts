import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, test } from "./fixtures/journey.ts";

// The way to the form and back is a long one: a press while the page glides lands elsewhere.
test.use({ reducedMotion: "reduce" });
test.beforeEach(({ page }) => cookiesAnswered(page));

test("the car offer shows its price and the dealer's form, which loads when someone comes to it @desktop", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await page.goto("/partners/alpine-madrid-sur", { waitUntil: "networkidle" });
  await expect(page).toHaveTitle("Alpine Madrid Sur | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu próximo coche por 180 €/mes");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(3);
  expect(asked).not.toContain("coches.example.test");
  await page.getByRole("link", { name: "Pedir información" }).click();
  const form = page.frameLocator('iframe[title="Formulario de solicitud de Alpine Madrid Sur"]');
  await expect(form.getByRole("heading", { name: "Solicitud de coche" })).toBeVisible();
  await expect(page.getByText("Cargando formulario...")).toBeHidden();
  await expect(page.getByRole("link", { name: /Abrir el formulario en otra pestaña/ })).toHaveAttribute(
    "href",
    "https://coches.example.test/solicitud",
  );
  const back = page.getByRole("link", { name: "Volver a Partners" });
  await back.scrollIntoViewIfNeeded();
  // Until the browser has drawn the scrolled page, a press still goes to the dealer's document that lay there.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await back.click();
  await expect(page).toHaveURL(/\/partners$/);
});

test.describe("a dealer whose host is dead", () => {
  test.use({ expectedErrors: ["ERR_FAILED"] });

  test("is known for it at once, and leaves no empty area @desktop", async ({ page, context }) => {
    await context.route("https://coches.example.test/**", (route) => route.abort());
    await page.clock.install();
    await page.goto("/partners/alpine-madrid-sur");
    await page.clock.pauseAt(Date.now() + 1000);
    await page.getByRole("link", { name: "Pedir información" }).click();
    await page.getByRole("heading", { name: /Pide/ }).scrollIntoViewIfNeeded();
    const failed = page.getByText("El formulario no se ha cargado. Ábrelo en otra pestaña.");
    await expect(failed).toBeVisible();
    await expect(page.getByText("Cargando formulario...")).toBeHidden();
    expect((await failed.locator("..").boundingBox())?.height).toBeLessThan(300);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link leads to the dealer's form, whose host hears of nobody before @desktop", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).hostname));
    await page.goto("/partners/alpine-madrid-sur", { waitUntil: "networkidle" });
    const link = page.getByRole("link", { name: /Abrir el formulario en otra pestaña/ });
    await expect(link).toHaveAttribute("href", "https://coches.example.test/solicitud");
    await expect(page.getByText("Cargando formulario...")).toBeHidden();
    expect(asked).not.toContain("coches.example.test");
  });
});
