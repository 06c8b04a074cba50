import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, holdBack, openSection, test } from "./fixtures/staff.ts";

test("staff find a row by its name with a letter wrong, and what can be done with it, by keys alone", async ({
  page,
}) => {
  await openSection(page, "/admin/events", "Gestionar Eventos");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Buscar o ir a" });
  await expect(field).toBeFocused();
  // Where she was is offered before anything is typed.
  await expect(page.getByRole("option", { name: "Eventos" }).first()).toBeVisible();
  await field.fill("acasias");
  await expect(page.getByRole("option", { selected: true })).toContainText("ACACIAS");
  await expectNoFindings(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("option", { name: "Ver en la web" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toContainText("Ver historial de ACACIAS");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Historial de ACACIAS" })).toBeVisible();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Teclas" });
  await expect(keys).toContainText("Buscar o ir a cualquier sitio");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Buscar o ir a" });
  await field.fill("mensual");
  await expect(palette.getByRole("option", { selected: true })).toContainText("Mensual");
  // What is offered below is of the row that is chosen.
  await page.keyboard.press("ArrowDown");
  const second = await palette.getByRole("option", { selected: true }).locator("span").textContent();
  await expect(page.getByText(`Acciones con ${second}`)).toBeVisible();
  await page.getByRole("option", { name: "Programar un cambio de precio" }).click();
  await expect(page.getByLabel("Precio", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await field.fill("mensual");
  await expect(palette.getByRole("option", { selected: true })).toContainText("Mensual");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog", { name: "Editar Precio" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await field.fill(">evento");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /evento/i })).toBeVisible();
});

test("what is typed while the first section and the palette's list are on their way is found, and the menu's groups stay folded", async ({
  page,
}) => {
  const prices = await holdBack(page, "**/rest/v1/precios?**");
  // An idle panel fetches it by itself.
  const list = await holdBack(page, "**/assets/palette-*.js");
  await page.goto("/admin/prices");
  await page.getByRole("button", { name: "Buscar o ir a" }).click();
  await page.keyboard.type("acas");
  list.release();
  await expect(page.getByRole("option", { selected: true })).toContainText("ACACIAS");
  await page.keyboard.type("ias");
  const field = page.getByRole("combobox", { name: "Buscar o ir a" });
  await expect(field).toHaveValue("acasias");
  prices.release();
  await expect(page.locator("main table")).toBeAttached();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("acasias");
  expect(list.asked()).toBe(1);
  await page.keyboard.press("Escape");

  await test.step("the menu's groups stay as they were folded, and the page's own is open", async () => {
    const menu = page.getByRole("navigation", { name: "Administración" }).first();
    const link = (name: string | RegExp) => menu.getByRole("link", { name });
    await link(/^Bandeja/).click();
    await expect(page).toHaveURL(/\/inbox$/);
    await menu.getByText(/^Contenido\s*\d+$/).click();
    await expect(link("Precios")).toBeHidden();
    await page.reload();
    await expect(link(/^Bandeja/)).toBeVisible();
    await expect(link("Precios")).toBeHidden();
    await page.goto("/admin/prices");
    await expect(link("Precios")).toBeVisible();
  });
});
