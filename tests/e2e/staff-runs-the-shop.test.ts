import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/merch", "Gestionar Merch");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.beforeEach(async ({ restoreAfter }) => restoreAfter("merch_products"));

test("a new product is in the shop with its sizes and colours, can be changed and taken back", async ({
  page,
  site,
}) => {
  await open(page);
  await page.getByRole("button", { name: "Añadir Producto" }).click();
  await expect(page.getByLabel("Texto del botón")).toHaveValue("");
  await field(page, "Nombre").fill("Camiseta Ñ");
  await field(page, "Precio").fill("29,90");
  await page.getByLabel("Precio original").fill("0");
  await field(page, "M").fill("3");
  await field(page, "XL").fill("muchas");
  for (const colour of ["Negro", " negro ", "Oro", "  "]) {
    await page.getByLabel("Colores", { exact: false }).and(page.getByRole("textbox")).fill(colour);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("list", { name: "Colores del producto" }).getByRole("listitem")).toHaveText([
    "Negro",
    "Oro",
  ]);
  await page.getByRole("button", { name: "Quitar el color Oro" }).click();
  await page
    .getByLabel("Vídeo", { exact: false })
    .first()
    .fill("/storage/v1/object/public/public-assets/clubs/acacias-card.jpg");
  await page.getByLabel("Enlace de compra").fill("tienda");
  await save(page);
  await expect(page.locator(".field__error")).toHaveText([
    "Escribe un número entero.",
    "Escribe la dirección de un vídeo MP4 o WEBM, o súbelo.",
    "Escribe una dirección que empiece por https://, mailto: o /.",
  ]);
  await expect(field(page, "XL")).toBeFocused();
  await field(page, "XL").fill("");
  await page.getByLabel("Vídeo", { exact: false }).first().fill("");
  await page.getByLabel("Enlace de compra").fill("");
  await save(page);
  await expectToast(page, "Éxito", "Producto creado correctamente.");
  const [row] = await site.sql`select * from merch_products where name = 'Camiseta Ñ'`;
  expect(row).toMatchObject({ price: "29.90", original_price: null, stock: { S: 0, M: 3, L: 0, XL: 0 } });
  expect(row).toMatchObject({ colors: ["Negro"], one_size_stock: null, display_order: 7 });
  expect(row?.slug).toMatch(/^camiseta-n-\d{6}$/);

  const shop = await page.context().newPage();
  await shop.goto(`/merch/${row?.slug}`);
  await expect(shop.getByRole("radio", { name: "M" })).toBeAttached();

  await page.getByRole("button", { name: "Editar Camiseta Ñ" }).click();
  await expect(field(page, "Slug")).not.toBeEditable();
  await field(page, "Nombre").fill("Camiseta Eñe");
  await page.getByLabel("Unidades de talla única").fill("0");
  await expect(field(page, "M")).toBeDisabled();
  await save(page);
  await expectToast(page, "Éxito", "Producto actualizado correctamente.");
  await expect(page.getByRole("row", { name: /Camiseta Eñe/ })).toContainText("Agotado");
  await shop.reload();
  await expect(shop.getByText("Este producto no tiene stock disponible actualmente.")).toBeVisible();

  await page.getByRole("button", { name: "Eliminar Camiseta Eñe" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Esto eliminará permanentemente el producto.");
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expectToast(page, "Éxito", "Producto eliminado correctamente.");

  await test.step("products stand in the order that staff give them, and the page beside the form shows what is typed", async () => {
    const [first = "", second = ""] = await page.locator("tbody th b").allInnerTexts();
    await expect(page.getByRole("button", { name: `Subir ${first}` })).toBeDisabled();
    await page.getByRole("button", { name: `Bajar ${first}` }).click();
    await expectToast(page, "Éxito", "Orden actualizado.");
    const shop = async () => (await page.request.get("/merch")).text();
    await expect
      .poll(async () => /class="product-card.*?<h2[^>]*>(?:<[^>]+>)*([^<]+)/s.exec(await shop())?.[1])
      .toBe(second);

    await page.getByRole("button", { name: "Editar Botella 9F" }).click();
    const preview = page.frameLocator("iframe[title='Vista previa de la página']");
    await field(page, "Nombre").fill("Botella Grande");
    await expect(preview.locator("h1")).toContainText("Grande");
    await field(page, "Precio").fill("31,5");
    await expect(preview.getByText("31,50 €")).toBeVisible();
    // Without a name it is not saved, and says so twice.
    await field(page, "Nombre").fill("   ");
    await field(page, "Precio").fill("-1");
    await save(page);
    await expectToast(page, "Error", "No se pudo actualizar el producto. Asegúrate que el nombre no está vacío.");
    await expect(field(page, "Nombre")).toBeFocused();
    await expect(page.locator(".field__error")).toHaveText(["Este campo es obligatorio.", "No puede ser negativo."]);
  });
});
