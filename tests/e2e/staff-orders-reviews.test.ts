import { expect, expectToast, holdBack, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/testimonials", "Gestionar Reseñas");
const names = (page: Page) => page.locator("tbody th b");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();

test.beforeEach(async ({ restoreAfter }) => restoreAfter("testimonials"));

test("a new review is on the home page, is changed and taken back, and all move by arrows, by mouse and by keys", async ({
  page,
  site,
}) => {
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

  // They move by their arrows, by mouse and by keys; the last one cannot go down, pressing fast keeps every step.
  const stored = async () =>
    (await site.sql`select name from testimonials order by display_order`).map(({ name }) => String(name));
  await site.sql`update testimonials set display_order = 5`;
  await open(page);
  const all = await names(page).allInnerTexts();
  const [first = "", second = ""] = all;
  const down = page.getByRole("button", { name: `Bajar ${first}` });
  await test.step("those of equal order too", async () => {
    await expect(page.getByRole("button", { name: `Subir ${first}` })).toBeDisabled();
    await expect(page.getByRole("button", { name: `Bajar ${all.at(-1)}` })).toBeDisabled();
    await down.click();
    await expect(names(page).nth(0)).toHaveText(second);
    await expect(down).toBeFocused();
    await expectToast(page, "Éxito", "Orden actualizado.");
    await expect(page.getByRole("status").filter({ hasText: `${first}: posición 2 de` })).toBeAttached();
    expect((await stored()).slice(0, 2)).toEqual([second, first]);
  });
  await test.step("the second press comes while the list is read anew after the first, the third when it is there", async () => {
    const list = await holdBack(page, "**/rest/v1/testimonials?*&order=*");
    await down.click();
    await expect.poll(list.asked).toBe(1);
    await down.click();
    const isRead = page.waitForResponse(/testimonials\?.*&order=/);
    list.release();
    await (await isRead).finished();
    await down.click();
    await expect(names(page).nth(4)).toHaveText(first);
    await expect.poll(async () => (await stored())[4]).toBe(first);
  });
  await test.step("a handle moves its row with the mouse and with the keys", async () => {
    const from = await page.getByRole("button", { name: `Mover ${second}` }).boundingBox();
    const last = await page.locator("tbody tr").last().boundingBox();
    if (!from || !last) throw new Error("the rows are not on the screen");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, last.y + last.height - 4, { steps: 5 });
    await page.mouse.up();
    await expect(names(page).last()).toHaveText(second);
    const [third = ""] = await names(page).allInnerTexts();
    await page.getByRole("button", { name: `Mover ${third}` }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(names(page).nth(1)).toHaveText(third);
    await expect(page.getByRole("button", { name: `Mover ${third}` })).toBeFocused();
    await expect.poll(async () => (await stored()).at(-1)).toBe(second);
    await expect.poll(async () => (await stored())[1]).toBe(third);
  });
});
