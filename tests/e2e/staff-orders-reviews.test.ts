import { breakWrites, expect, expectToast, holdBack, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/testimonials", "Gestionar Reseñas");
const names = (page: Page) => page.locator("tbody th b");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();

test.beforeEach(async ({ restoreAfter }) => restoreAfter("testimonials"));

test("a new review is on the home page, is changed and taken back", async ({ page, site }) => {
  await open(page);
  await page.getByRole("button", { name: "Añadir Reseña" }).click();
  const form = page.getByRole("dialog", { name: "Añadir Nueva Reseña" });
  await expect(form.getByRole("radio", { name: /^5/ })).toBeChecked();
  await form.getByLabel("Nombre").fill("Íñigo <i>Z</i>");
  await form.getByLabel("Texto", { exact: true }).fill("Muy bien 💪");
  await save(page);
  await expectToast(page, "Éxito", "Reseña guardada.");
  const [row] = await site.sql`select rating, display_order from testimonials where name = 'Íñigo <i>Z</i>'`;
  expect(row).toEqual({ rating: 5, display_order: await names(page).count() });
  const web = await page.context().newPage();
  await web.goto("/");
  await expect(web.getByText("Íñigo <i>Z</i>")).toBeAttached();
  await page.getByRole("button", { name: "Editar Íñigo <i>Z</i>" }).click();
  await page.getByLabel("Nombre").fill("Íñigo Z");
  await save(page);
  await expect(names(page).filter({ hasText: "Íñigo Z" })).toBeVisible();
  await expectToast(page, "Éxito", "Reseña guardada.");
  await web.reload();
  await expect(web.getByText("Íñigo Z", { exact: true })).toBeAttached();
  await page.getByRole("button", { name: "Eliminar Íñigo Z" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
  await expect(question).toContainText("Esto eliminará permanentemente la reseña.");
  await question.getByRole("button", { name: "Eliminar" }).dblclick();
  await expectToast(page, "Éxito", "Reseña eliminada.");
  await expect(names(page).filter({ hasText: "Íñigo" })).toHaveCount(0);
});

test("a review goes down and up by its arrows, on the home page too", async ({ page, site }) => {
  await open(page);
  const [first = "", second = ""] = await names(page).allInnerTexts();
  await expect(page.getByRole("button", { name: `Subir ${first}` })).toBeDisabled();
  await page.getByRole("button", { name: `Bajar ${first}` }).click();
  await expect(names(page).nth(0)).toHaveText(second);
  await expect(page.getByRole("button", { name: `Bajar ${first}` })).toBeFocused();
  await expectToast(page, "Éxito", "Orden actualizado.");
  await expect(page.getByRole("status").filter({ hasText: `${first}: posición 2 de` })).toBeAttached();
  const stored = await site.sql`select name from testimonials order by display_order limit 2`;
  expect(stored.map((row) => row.name)).toEqual([second, first]);
});

test("the last one cannot go down, and pressing fast keeps every step", async ({ page, site }) => {
  await open(page);
  const all = await names(page).allInnerTexts();
  const first = all[0] ?? "";
  const down = page.getByRole("button", { name: `Bajar ${first}` });
  // The second press comes while the list is read anew after the first, the third when it is there.
  const list = await holdBack(page, "**/rest/v1/testimonials?*&order=*");
  await down.click();
  await expect.poll(list.asked).toBe(1);
  await down.click();
  const isRead = page.waitForResponse(/testimonials\?.*&order=/);
  list.release();
  await (await isRead).finished();
  await down.click();
  await expect(names(page).nth(3)).toHaveText(first);
  await expectToast(page, "Éxito", "Orden actualizado.");
  await expect
    .poll(async () => (await site.sql`select name from testimonials order by display_order`)[3]?.name)
    .toBe(first);
  await expect(page.getByRole("button", { name: `Bajar ${all.at(-1)}` })).toBeDisabled();
});

test("a handle moves its row with the mouse and with the keys @desktop", async ({ page, site }) => {
  await open(page);
  const all = await names(page).allInnerTexts();
  const [first = "", second = ""] = all;
  const handle = page.getByRole("button", { name: `Mover ${first}` });
  const from = await handle.boundingBox();
  const last = await page.locator("tbody tr").last().boundingBox();
  if (!from || !last) throw new Error("the rows are not on the screen");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, last.y + last.height - 4, { steps: 5 });
  await page.mouse.up();
  await expect(names(page).last()).toHaveText(first);
  await expectToast(page, "Éxito", "Orden actualizado.");

  await page.getByRole("button", { name: `Mover ${second}` }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(names(page).nth(1)).toHaveText(second);
  await expect(page.getByRole("button", { name: `Mover ${second}` })).toBeFocused();
  await expect
    .poll(async () => (await site.sql`select name from testimonials order by display_order`).at(-1)?.name)
    .toBe(first);
});

test("reviews of equal order can be moved too", async ({ page, site }) => {
  await site.sql`update testimonials set display_order = 5`;
  await open(page);
  const [first = ""] = await names(page).allInnerTexts();
  await page.getByRole("button", { name: `Bajar ${first}` }).click();
  await expectToast(page, "Éxito", "Orden actualizado.");
  const stored = await site.sql`select name from testimonials order by display_order`;
  expect(stored[1]?.name).toBe(first);
});

test.describe("when it cannot be saved", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("the list goes back to what is stored and says so", async ({ page }) => {
    await open(page);
    const [first = ""] = await names(page).allInnerTexts();
    await breakWrites(page, "testimonials", "POST");
    await page.getByRole("button", { name: `Bajar ${first}` }).click();
    await expectToast(page, "Error", "No se pudo cambiar el orden.");
    await expect(names(page).first()).toHaveText(first);
  });

  test("each other failure has its own sentence, and what was typed stays", async ({ page }) => {
    await breakWrites(page, "testimonials", "GET");
    await open(page);
    await expectToast(page, "Error", "No se pudieron cargar las reseñas.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(names(page).first()).toBeVisible();
    const [first = ""] = await names(page).allInnerTexts();
    await breakWrites(page, "testimonials", "POST", "PATCH", "DELETE");
    await page.getByRole("button", { name: `Eliminar ${first}` }).click();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expectToast(page, "Error", "No se pudo eliminar la reseña.");
    await page.getByRole("button", { name: "Cancelar" }).click();
    for (const start of [`Editar ${first}`, "Añadir Reseña"]) {
      await page.getByRole("button", { name: start }).click();
      await page.getByLabel("Nombre").fill("Se queda");
      await page.getByLabel("Texto", { exact: true }).fill("También.");
      await save(page);
      await expectToast(page, "Error", "No se pudo guardar la reseña.");
      await expect(page.getByLabel("Nombre")).toHaveValue("Se queda");
      await page.getByRole("button", { name: "Cancelar" }).click();
      await page.getByRole("button", { name: "Salir sin guardar" }).click();
    }
  });
});
