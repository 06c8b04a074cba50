import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, openSection, type Page, test } from "./fixtures/staff.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const choose = (page: Page, section: string) =>
  page.getByRole("navigation", { name: "Administración" }).getByRole("link", { name: section }).click();

// What each section says when it has no rows, or cannot read them, stands in failed-sections and failed-pages.
test.describe("when there is nothing, or nothing can be read", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("the list says so, with what helps, and nothing stands in the way", async ({ page, site, restoreAfter }) => {
    await restoreAfter("precios");
    await site.sql`delete from precios`;
    await openSection(page, "/admin/prices", "Gestionar Precios");
    const empty = page.locator(".panel-box").filter({ hasText: "Todavía no hay precios." });
    await expect(empty.getByRole("button", { name: "Añadir Precio" })).toBeVisible();
    await expectNoFindings(page);
    await page.route(/\/rest\/v1\/(?!staff)/, (route) =>
      route.fulfill({ status: 500, json: { code: "XX000", message: "sin base de datos", details: null, hint: null } }),
    );
    for (const [section, title] of [
      ["Eventos", "Gestionar Eventos"],
      ["Contenido Global", "Gestionar Contenido Principal"],
      ["Manifiesto", "Editar Página Manifiesto"],
    ] as const) {
      await choose(page, section);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole("button", { name: "Reintentar" }).first(), section).toBeVisible();
      await expect(page.locator(".toast--destructive")).toContainText(/^ErrorNo se pud/);
      if (section !== "Manifiesto") await expectNoFindings(page);
    }
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByLabel("Título, línea 1")).toBeVisible();
  });
});

test.describe("when a read does not come once", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("dashboard, inbox and lists ask again by themselves, and nobody hears of it @desktop", async ({ page }) => {
    const missed = new Set<string>();
    await page.route(/\/rest\/v1\//, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (missed.has(pathname)) return route.continue();
      missed.add(pathname);
      await route.fulfill({ status: 503, headers: { "retry-after": "0" }, json: { message: "ahora no" } });
    });
    await page.goto("/admin");
    for (const section of ["Dashboard", "Bandeja", "Precios"]) {
      await choose(page, section);
      await expect(heading(page)).toContainText(section);
      await expect(page.locator("main .spinner")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Reintentar" })).toHaveCount(0);
      await expect(page.locator(".toast")).toHaveCount(0);
    }
    expect([...missed]).toEqual(expect.arrayContaining(["/rest/v1/rpc/list_inbox", "/rest/v1/rpc/panel_morning"]));
  });
});

test("nothing stands in the way of who has no access, asks for what is gone, or whose session has ended", async ({
  page,
}) => {
  await page.goto("/sin-acceso");
  await expect(page.getByRole("heading", { name: "Sin acceso" })).toBeVisible();
  await expectNoFindings(page);
  await page.goto("/admin/events/00000000-0000-4000-8000-000000000000");
  await page.getByRole("dialog", { name: "Ya no está" }).waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(heading(page)).toBeFocused();
  await page
    .getByRole("button", { name: /^Editar/ })
    .first()
    .click();
  await page.getByLabel("Lugar").fill("Lo mío");
  // In one go: the panel may notice by itself, and would ask before anything is saved.
  await page.getByRole("button", { name: "Guardar Cambios" }).evaluate((button: HTMLElement) => {
    localStorage.clear();
    button.click();
  });
  const again = page.getByRole("dialog", { name: "Tu sesión ha caducado" });
  await again.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(again.getByText("Escribe tu contraseña.")).toBeVisible();
  await expectNoFindings(page);
});
