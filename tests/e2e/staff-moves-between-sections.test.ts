import { sections } from "#app/admin/sections.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, holdBack, openSection, type Page, test } from "./fixtures/staff.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Administración" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const loading = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: "Cargando…" });

/** Each a kind of page of its own. Lists are one kind; what else is not here is looked at in a journey of its own. */
const kinds = [
  ...["Bandeja", "Visitas", "Calendario", "Revisiones", "Dashboard", "Eventos", "Manifiesto", "Medios", "Empresa"],
  ...["Privacidad", "Estadísticas", "Papelera"],
];

/** Lists as that of events is: what their frames promise, and that it comes, stands in failed-sections. */
const alike = [
  ...["Menú Principal", "Precios", "Clubs", "Ninecast", "9F Today", "Merch", "Reseñas", "Landings", "Partners"],
];

test("a section that is opened by its address shows its frame while it takes its time, and its entry in the menu @desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const trash = await holdBack(page, "**/rest/v1/rpc/list_trash**");
  await page.goto("/admin/trash");
  await expect(heading(page)).toHaveText("Papelera");
  await expect(loading(page)).toBeVisible();
  const entry = menu(page).getByRole("link", { name: "Papelera" });
  await expect(entry).toHaveAttribute("aria-current", "page");
  // It lies further down than the screen.
  await expect(entry).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, "BODY"]);
  // Whoever does not want to wait goes elsewhere.
  await menu(page).getByRole("link", { name: "Eventos" }).click();
  await expect(page.getByRole("table", { name: "Gestionar Eventos" })).toBeVisible();
  await page.goBack();
  trash.release();
  await expect(loading(page)).toHaveCount(0);
  const search = page.getByRole("searchbox", { name: "Buscar elementos" });
  await expect(search.or(page.getByText("La papelera está vacía."))).toBeVisible();
});

test.describe("a script that stops coming", () => {
  test.use({ expectedErrors: ["Error loading route module", "Failed to fetch dynamically", "net::ERR_FAILED"] });

  test("whoever leaves for the site while a section is on its way arrives there @desktop", async ({ page }) => {
    // Firefox stops what is on its way at once.
    const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === "/");
    await page.route("**/statistics-route-*.js", async (route) => {
      await leaving;
      await route.abort();
    });
    const stopped = page.waitForEvent("console", (message) => message.text().startsWith("Error loading route module"));
    await page.route("/", async (route) => {
      await stopped;
      await route.continue();
    });
    await openSection(page, "/admin/cuenta", "Mi cuenta");
    await menu(page).getByRole("link", { name: "Estadísticas" }).click();
    await expect(heading(page)).toHaveText("Estadísticas");
    await page.getByRole("link", { name: "9F ADMIN" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("each kind of section is marked at once, has the one heading that its frame promised, and nothing stands in the way", async ({
  page,
}) => {
  test.slow(true, "eighteen sections");
  await openSection(page, "/admin/cuenta", "Mi cuenta");
  await expectNoFindings(page);
  const left = new Set(kinds);
  await expect(menu(page).getByRole("link")).toHaveCount(sections.length);
  for (const { title } of sections.filter((section) => !alike.includes(section.title))) {
    const link = menu(page).getByRole("link", { name: title });
    const reads = await holdBack(page, "**/rest/v1/**");
    await link.click();
    await expect(loading(page).first()).toBeVisible();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(menu(page).locator("[aria-current]")).toHaveCount(1);
    await expect(page.getByRole("banner")).toContainText(title);
    await expect(page.getByRole("table")).toBeHidden();
    const promised = (await heading(page).textContent()) ?? "";
    reads.release();
    await page.unrouteAll({ behavior: "wait" });
    await expect(page.getByRole("main").getByText("Cargando…")).toHaveCount(0);
    await expect(heading(page)).toHaveText(promised);
    // Pictures of public pages within a section included.
    await expect(page.locator("h1")).toHaveCount(1);
    if (left.delete(title)) await expectNoFindings(page);
  }
  expect([...left]).toEqual([]);
});
