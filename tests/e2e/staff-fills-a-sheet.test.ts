import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ page, restoreAfter }) => {
  await restoreAfter("precios");
  await openSection(page, "/admin/prices", "Gestionar Precios");
  await page.getByRole("button", { name: "Tabla" }).click();
  await expect(sheet(page)).toBeVisible();
});
test.afterEach(async ({ page }) => {
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
});

const sheet = (page: Page) => page.getByRole("grid", { name: "Tabla de precios" });

/** The cell of a rate in a column, which is drawn where it can be seen; rows are counted as they are numbered. */
async function cellOf(page: Page, row: number, heading: string) {
  await sheet(page).getByRole("columnheader", { name: heading, exact: true }).scrollIntoViewIfNeeded();
  const headings = await sheet(page).getByRole("columnheader").allInnerTexts();
  return page.locator(`#cell-${row - 1}-${headings.indexOf(heading) - 1}`);
}

const paste = (page: Page, text: string) =>
  sheet(page).evaluate((grid, pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

test("prices are typed, filled down and pasted, looked at and saved together, and taken back", async ({
  page,
  site,
}) => {
  const rates = () => site.sql`select id, title, price, available_slots, is_sold_out from precios order by id`;
  const before = await rates();
  const price = await cellOf(page, 1, "Precio");
  // A range is drawn with the pointer, and two presses open a cell.
  await (await cellOf(page, 5, "Precio")).hover();
  await page.mouse.down();
  await price.hover();
  await page.mouse.up();
  await expect(page.getByText(/^5 celdas elegidas/)).toBeVisible();
  const field = sheet(page).getByRole("textbox");
  await (await cellOf(page, 7, "Precio")).dblclick();
  await expect(field).toHaveValue("59,90");
  await page.keyboard.press("Escape");
  await price.dblclick();
  await field.fill("50,90");
  await page.keyboard.press("Enter");
  await expect(price).toHaveText("Antes 49,9050,90 €");
  // The next one below is ready.
  await page.keyboard.type("102,9o");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 celda por corregir")).toBeVisible();

  await (await cellOf(page, 7, "Precio")).click();
  await page.keyboard.type("61,9");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  await expect(await cellOf(page, 8, "Precio")).toContainText("61,90 €");
  await expect(page.getByText("2 celdas elegidas: de 61,90 a 61,90")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(await cellOf(page, 8, "Precio")).toHaveText("74,90 €");

  // Two rows of Excel: places, and whether it is sold out.
  await (await cellOf(page, 3, "Plazas disponibles")).click();
  await paste(page, "60\tsi\r\n25\tno\r\n");
  await expect(await cellOf(page, 3, "Agotado")).toHaveText("Antes NoSí");
  await expect(page.getByText("5 cambios")).toBeVisible();
  await expectNoFindings(page);
  expect(await rates()).toEqual(before);

  await page.getByRole("button", { name: "Revisar y guardar" }).click();
  const review = page.getByRole("dialog", { name: "Revisar y guardar" });
  await expect(review).toContainText("Una celda se queda fuera");
  await expect(review.getByRole("row", { name: "Anual de ACACIAS" })).toContainText("49,90 € 50,90 €");
  await review.getByRole("button", { name: "Guardar 5 cambios" }).click();
  await expectToast(page, "Éxito", "Guardado: 5 cambios.");
  await expect(page.getByText("0 cambios")).toBeVisible();
  const after = await rates();
  expect(
    after
      .filter((row, at) => row.price !== before[at]?.price)
      .map((row) => row.price)
      .toSorted(),
  ).toEqual(["50.90", "61.90"]);
  expect(after.filter(({ is_sold_out }) => is_sold_out)).toHaveLength(
    before.filter(({ is_sold_out }) => is_sold_out).length + 1,
  );

  // The wrong one is still there; the note tells what to write.
  await page.getByRole("button", { name: "1 celda por corregir" }).click();
  await expect(page.getByText("Escríbelo así: 102,90")).toBeVisible();
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("button", { name: "Deshacer", exact: true }).click();
  await expectToast(page, "Éxito", "Todo vuelve a estar como antes.");
  expect(await rates()).toEqual(before);
  await expect(await cellOf(page, 1, "Precio")).toHaveText("49,90 €");
});

test("columns are drawn where keys and scrolling lead, the golden handle fills cells, no text is left by mistake, and columns are put away", async ({
  page,
}) => {
  const [first, last] = [page.locator("#cell-0-1"), page.locator("#cell-0-14")];
  await first.click();
  await expect(last).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(last).toBeInViewport();
  await expect(first).toHaveCount(0);
  // What names the row stays.
  await expect(page.locator("#cell-0-0")).toBeInViewport();
  // Under the heading of its own.
  const heading = sheet(page).getByRole("columnheader", { name: "Retirar el" });
  const leftOf = async (box: typeof last) => (await box.boundingBox())?.x;
  expect(await leftOf(last)).toBe(await leftOf(heading));
  await page.locator(".sheet-scroll").hover();
  await page.mouse.wheel(-5_000, 0);
  await expect(first).toBeInViewport();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#cell-0-13")).toBeInViewport();

  await test.step("the golden handle is pulled over the cells below", async () => {
    await (await cellOf(page, 6, "Precio")).click();
    await page.keyboard.type("61,9");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.locator(".sheet__handle").hover();
    await page.mouse.down();
    await (await cellOf(page, 8, "Precio")).hover();
    await page.mouse.up();
    for (const row of [7, 8]) await expect(await cellOf(page, row, "Precio")).toContainText("61,90 €");
    await expect(page.getByText("3 cambios")).toBeVisible();
    // One press takes the whole stroke back.
    await page.keyboard.press("Control+z");
    await expect(page.getByText("1 cambio", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Descartar" }).click();
  });
  await test.step("a paste that is too large says so, and leaving asks", async () => {
    await (await cellOf(page, 14, "Plazas disponibles")).click();
    await paste(page, `${"9\n".repeat(10_000)}`);
    await expect(page.getByText("9999 celdas pegadas no caben: la tabla acaba antes.")).toBeVisible();
    await expect(page.getByText("1 cambio", { exact: true })).toBeVisible();
    page.once("dialog", (dialog) => void dialog.dismiss());
    await page.getByRole("button", { name: "Lista" }).click();
    await expect(sheet(page)).toBeVisible();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Lista" }).click();
    await expect(sheet(page)).toHaveCount(0);
  });
  await test.step("columns are put away, and one at which something is wrong comes back", async () => {
    await page.getByRole("button", { name: "Tabla" }).click();
    await page.getByRole("button", { name: "Columnas" }).click();
    const dialog = page.getByRole("dialog", { name: "Columnas de la tabla" });
    await dialog.getByRole("checkbox", { name: "Precio anterior" }).uncheck();
    await dialog.getByRole("checkbox", { name: "Subtítulo" }).uncheck();
    await expectNoFindings(page);
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    const headed = (name: string) => sheet(page).getByRole("columnheader", { name, exact: true });
    await expect(headed("Precio anterior")).toHaveCount(0);
    await page.reload();
    await expect(headed("Precio")).toBeVisible();
    await expect(headed("Subtítulo")).toHaveCount(0);
    // Dearer than before: what is wrong is said where the price before stands.
    await (await cellOf(page, 1, "Precio")).click();
    await page.keyboard.type("70");
    await page.keyboard.press("Enter");
    await expect(headed("Precio anterior")).toBeVisible();
    await page.getByRole("button", { name: "1 celda por corregir" }).click();
    await expect(sheet(page).getByRole("status")).toContainText("Precio anterior");
    await page.getByRole("button", { name: "Columnas" }).click();
    await expect(dialog.getByRole("checkbox", { name: "Precio (sin guardar)" })).toBeDisabled();
  });
});

test.describe("when a colleague saves one of the rows meanwhile", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("what was typed is kept for a moment to come, or nothing is written and both are shown", async ({
    page,
    site,
    restoreAfter,
  }) => {
    await restoreAfter("planned_changes");
    const rates = () => site.sql`select id, price from precios order by id`;
    const before = await rates();
    for (const [row, text] of [
      [1, "50,90"],
      [3, "38,90"],
    ] as const) {
      await (await cellOf(page, row, "Precio")).click();
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    }
    await page.getByRole("button", { name: "Revisar y guardar" }).click();
    await page.getByRole("button", { name: "Para más adelante…" }).click();
    const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
    await dialog.getByLabel("Desde").fill("2040-01-01T00:00");
    await dialog.getByRole("button", { name: /^Guardar para el/ }).click();
    await expectToast(page, "Cambio previsto", "2 filas");
    await expect(page.getByText("0 cambios")).toBeVisible();
    expect(await rates()).toEqual(before);
    const plans =
      await site.sql`select changes from planned_changes where due_at > '2039-12-01' order by changes ->> 'price'`;
    expect(plans.map(({ changes }) => changes)).toEqual([{ price: 38.9 }, { price: 50.9 }]);

    await (await cellOf(page, 1, "Precio")).click();
    await page.keyboard.type("51,90");
    await page.keyboard.press("Enter");
    await site.sql`update precios set price = 48.9 where title = 'Anual' and club_id = 'acacias'`;
    await page.getByRole("button", { name: "Revisar y guardar" }).click();
    const review = page.getByRole("dialog", { name: "Revisar y guardar" });
    await review.getByRole("button", { name: "Guardar 1 cambio" }).click();
    await expect(review).toContainText("Otra persona ha cambiado Anual de ACACIAS mientras escribías.");
    await expect(review.getByRole("row", { name: "Anual de ACACIAS" })).toContainText("48,90 € 51,90 €");
    await review.getByRole("button", { name: "Guardar 1 cambio" }).click();
    await expectToast(page, "Éxito", "Guardado: 1 cambio.");
  });
});
