import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, test } from "./fixtures/journey.ts";

const instead = "Envíanos tu currículum a hola@ninefitness.test";

test.beforeEach(({ page }) => cookiesAnswered(page));

test("the page asks people to join and brings the external form, and shuts nobody out @phone", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("https://empleo.example.test/**", async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  const answer = await page.goto("/careers");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Trabaja en 9F | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trabaja en 9F");
  await expect(page.getByRole("heading", { name: "Únete a la Familia 9F" })).toBeVisible();
  await page.getByText("Buscamos a quien se aprende el nombre").scrollIntoViewIfNeeded();
  await page.locator(".careers-form").scrollIntoViewIfNeeded();
  await expect(page.getByText("Cargando formulario...")).toBeVisible();
  arrival.resolve();
  await expect(page.getByRole("form", { name: "Formulario de empleo" })).toBeAttached();
  await expect(page.locator("[data-careers-form]")).toHaveAttribute("data-form-id", "nine-1");
  await expect(page.getByText("Cargando formulario...")).toBeHidden();
  await expect(page.getByText(instead)).toBeHidden();
  await expectBestPractice(page);
});

test.describe("when the form does not come", () => {
  test.use({ expectedErrors: ["net::ERR_FAILED"] });

  test("an e-mail does the same @desktop", async ({ page }) => {
    await page.route("https://empleo.example.test/**", (route) => route.abort());
    await page.goto("/careers");
    await page.locator(".careers-form").scrollIntoViewIfNeeded();
    await expect(page.getByText("El formulario no se ha cargado.")).toBeVisible();
    await expect(page.getByText(instead)).toBeVisible();
    const link = page.getByRole("main").getByRole("link", { name: "hola@ninefitness.test" });
    await expect(link).toHaveAttribute("href", "mailto:hola@ninefitness.test");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page offers the e-mail at once @desktop", async ({ page }) => {
    await page.goto("/careers");
    await expect(page.getByText(instead)).toBeVisible();
    await expect(page.getByText("Cargando formulario...")).toBeHidden();
    await expect(page.getByText("El formulario no se ha cargado.")).toBeHidden();
  });
});
