import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, holdBack, openSection, type Page, test } from "./fixtures/staff.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Administración" });

test("a section that takes its time is marked in the menu at once and shows its frame", async ({ page }) => {
  await openSection(page, "/admin/events", "Gestionar Eventos");
  const prices = await holdBack(page, "**/rest/v1/precios?**");
  await menu(page).getByRole("link", { name: "Precios" }).click();
  await expect(menu(page).getByRole("link", { name: "Precios" })).toHaveAttribute("aria-current", "page");
  await expect(menu(page).locator("[aria-current]")).toHaveCount(1);
  await expect(page.getByRole("banner")).toContainText("Precios");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestionar Precios");
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Cargando…" })).toBeVisible();
  await expect(page.getByRole("table")).toBeHidden();
  prices.release();
  await expect(page.getByRole("table", { name: "Gestionar Precios" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestionar Precios");
});

test("a section that is opened by its address shows its frame while it takes its time", async ({ page }) => {
  const prices = await holdBack(page, "**/rest/v1/precios?**");
  await page.goto("/admin/prices");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestionar Precios");
  await expect(menu(page).getByRole("link", { name: "Precios" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Cargando…" })).toBeVisible();
  // Whoever does not want to wait goes elsewhere.
  await menu(page).getByRole("link", { name: "Eventos" }).click();
  await expect(page.getByRole("table", { name: "Gestionar Eventos" })).toBeVisible();
  await page.goBack();
  prices.release();
  await expect(page.getByRole("table", { name: "Gestionar Precios" })).toBeVisible();
});

test("every section has the one heading that its frame promised, and nothing stands in the way", async ({ page }) => {
  test.slow();
  await openSection(page, "/admin/cuenta", "Mi cuenta");
  await expectNoFindings(page);
  const shown = page.getByRole("heading", { level: 1 });
  for (const link of await menu(page).getByRole("link").all()) {
    const reads = await holdBack(page, "**/rest/v1/**");
    await link.click();
    await expect(page.getByRole("main").getByText("Cargando…").first()).toBeVisible();
    const promised = await shown.textContent();
    reads.release();
    await page.unrouteAll({ behavior: "wait" });
    await expect(page.getByRole("main").getByText("Cargando…")).toHaveCount(0);
    await expect(shown).toHaveText(promised ?? "");
    // Pictures of public pages within a section included.
    await expect(page.locator("h1")).toHaveCount(1);
    await expectNoFindings(page);
  }
});

test("the menu shows the entry of a page that lies further down in it @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openSection(page, "/admin/trash", "Papelera");
  await expect(menu(page).getByRole("link", { name: "Papelera" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, "BODY"]);
});
