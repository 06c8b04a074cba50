import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expectNoBarrier } from "./fixtures/expect-no-findings.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const choice = (page: Page) => page.getByRole("heading", { name: "Elige tu experiencia" });
const half = (page: Page, name: RegExp) =>
  page.getByRole("list", { name: "Elige tu experiencia" }).getByRole("link", { name });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

test.beforeEach(async ({ page }) => {
  await cookiesAnswered(page);
});

test("Valdebebas asks for the experience first and then shows its rates, which can be left again @phone", async ({
  page,
}) => {
  await page.goto("/club/valdebebas");
  await expect(choice(page)).toBeVisible();
  await expect(page.getByText("Paso 1 de 2")).toBeVisible();
  // As far below the index as the first section of other clubs.
  const room = await page.locator(".rate-steps__choice").evaluate((step) => getComputedStyle(step).paddingTop);
  const others = await page
    .locator("section.section")
    .first()
    .evaluate((section) => getComputedStyle(section).paddingTop);
  expect(room).toBe(others);
  await expect(page.getByRole("heading", { name: "spAce Anual" })).toBeHidden();
  await expect(half(page, /^NINE FITNESS Sala/)).toContainText("Desde 44,90 € al mes");
  await test.step("nothing shuts anybody out", () => expectNoBarrier(page));
  await half(page, /spAce/).click();
  await expect(title(page, "NINE FITNESS + spAce")).toBeFocused();
  await expect(title(page, "NINE FITNESS + spAce")).toBeInViewport();
  await expect(page.getByText("Paso 2 de 2").filter({ visible: true })).toBeVisible();
  await expect(choice(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Seleccionar spAce Anual" })).toHaveAttribute(
    "href",
    "https://socios.ninefitness.example/alta/valdebebas-space-anual",
  );
  await expect(page.getByRole("heading", { name: "9F Anual" })).toBeHidden();

  await test.step("the step stays open while the reader looks elsewhere on the page", () => lookElsewhere(page));
  await test.step("Volver goes back to the choice and puts the focus there", async () => {
    await page.getByRole("link", { name: "Volver", exact: true }).filter({ visible: true }).click();
    await expect(choice(page)).toBeFocused();
    await expect(title(page, "NINE FITNESS + spAce")).toBeHidden();
  });
  // Rates without a group belong to NINE FITNESS.
  await half(page, /^NINE FITNESS Sala/).click();
  await expect(page.getByRole("heading", { level: 3 }).filter({ hasText: "9F", visible: true })).toHaveText([
    "9F Anual",
    "9F Mensual",
    "9F Mañanas",
  ]);
});

async function lookElsewhere(page: Page): Promise<void> {
  await expect(page.locator("[data-wakes=rate-steps]")).toHaveAttribute("data-awake");
  const index = page.getByRole("navigation", { name: "En esta página" });
  await untilStill(page);
  await index.getByRole("link", { name: "Galería" }).click();
  await expect(page.getByRole("heading", { name: "Galería del Club" })).toBeInViewport();
  await untilStill(page);
  // Pictures that come late move what is scrolled to: whoever finds herself elsewhere presses again.
  await expect(async () => {
    await index.getByRole("link", { name: "Tarifas" }).click();
    await expect(title(page, "NINE FITNESS + spAce")).toBeInViewport({ timeout: 3_000 });
  }).toPass();
}

test("the browser's Back returns to step 1; both steps work with keys alone, and a link to a group opens it @desktop", async ({
  page,
}) => {
  await page.goto("/clubs", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Ver Club VALDEBEBAS" }).click();
  await half(page, /spAce/).click();
  await expect(title(page, "NINE FITNESS + spAce")).toBeVisible();
  await expect(page.locator("[data-wakes=rate-steps]")).toHaveAttribute("data-awake");
  await page.goBack();
  await expect(choice(page)).toBeVisible();
  await expect(half(page, /spAce/)).toBeFocused();
  await page.goForward();
  await expect(title(page, "NINE FITNESS + spAce")).toBeVisible();
  await page.goBack();
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(/\/clubs$/);
  await test.step("a link to a group opens it, and nothing moves when the page wakes up", async () => {
    await page.goto("/club/valdebebas#tarifas-9f");
    await expect(title(page, "NINE FITNESS")).toBeVisible();
    await expect(page.getByRole("link", { name: "Seleccionar 9F Mensual" })).toBeVisible();
    await expect(choice(page)).toBeHidden();
  });
  await test.step("both steps work with the keyboard alone", async () => {
    const back = page.getByRole("link", { name: "Volver", exact: true }).filter({ visible: true });
    await expect(page.locator("[data-wakes=rate-steps]")).toHaveAttribute("data-awake");
    await back.focus();
    await page.keyboard.press("Enter");
    await expect(choice(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(half(page, /^NINE FITNESS Sala/)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(title(page, "NINE FITNESS")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(back).toBeFocused();
  });
});

test("where only one experience has rates there is nothing to choose @desktop", async ({ site, restoreAfter }) => {
  await restoreAfter("precios");
  const read = async () => (await (await site.fetch("/club/valdebebas")).text()).replaceAll(/<[^>]+>/g, "");
  expect(await read()).toContain("Elige tu experiencia");
  await site.sql`delete from precios where club_id = 'valdebebas' and "group" = 'space'`;
  const words = await read();
  expect(words).toContain("TARIFAS VALDEBEBAS");
  expect(words).not.toContain("Elige tu experiencia");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both groups can be chosen and left again @desktop", async ({ page }) => {
    await page.goto("/club/valdebebas", { waitUntil: "domcontentloaded" });
    await half(page, /spAce/).click();
    await expect(page.getByRole("link", { name: "Seleccionar spAce Mensual" })).toBeVisible();
    await page.getByRole("link", { name: "Volver", exact: true }).click();
    await half(page, /^NINE FITNESS Sala/).click();
    await expect(page.getByRole("link", { name: "Seleccionar 9F Mensual" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Seleccionar spAce Mensual" })).toBeHidden();
  });
});

/** A page that glides takes the link away from under the pointer, which then presses twice. */
async function untilStill(page: Page): Promise<void> {
  const isStill = () => {
    const before = scrollY;
    return new Promise<boolean>((resolve) => setTimeout(() => resolve(scrollY === before), 150));
  };
  await expect.poll(() => page.evaluate(isStill)).toBe(true);
}
