import sharp from "sharp";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const photo = (width: number, height: number) => plainPicture(width, height).jpeg().toBuffer();

async function fillForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Añadir Reseña" }).click();
  await page.getByLabel("Nombre").fill("Ana Prueba");
  await page.getByLabel("Texto", { exact: true }).fill("Muy bien.");
}

const pick = (page: Page, name: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
const address = (page: Page) => page.getByLabel("Imagen", { exact: false }).and(page.getByRole("textbox"));
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();

// An upload that is cut off.
test.use({ expectedErrors: ["Failed to load resource"] });

test.beforeEach(async ({ restoreAfter }) => restoreAfter("testimonials"));

test("a picked file clears and closes the address, can be put back, travels scaled down and shows on the site", async ({
  page,
  site,
}) => {
  await openSection(page, "/admin/testimonials", "Gestionar Reseñas");
  await fillForm(page);
  await test.step("what is no picture is refused with a sentence beside the field", async () => {
    const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(900)]);
    const refusals: [string, Buffer, string][] = [
      ["nota.jpg", Buffer.from("hola"), "«nota.jpg» no es una imagen JPEG, PNG, GIF, WEBP, SVG, HEIC o HEIF."],
      ["nada.png", Buffer.alloc(0), "«nada.png» está vacío: no tiene nada que subir."],
      ["iphone.heic", heic, "Este navegador no puede abrir la foto HEIC «iphone.heic»."],
      ["rota.jpg", Buffer.from("\xff\xd8\xff\xe0rota", "latin1"), "«rota.jpg» está dañado y no se puede abrir."],
    ];
    for (const [name, bytes, sentence] of refusals) {
      await pick(page, name, bytes);
      await expect(page.locator(".field__error")).toContainText(sentence);
    }
  });
  await pick(page, "foto.jpg", await photo(40, 40));
  await page.getByRole("button", { name: "Quitar archivo: Imagen" }).click();
  await expect(address(page)).toBeEnabled();

  await address(page).fill("/favicon.svg");
  await pick(page, "Mañana é 1.JPG", await photo(5200, 2600));
  await expect(address(page)).toBeDisabled();
  await expect(address(page)).toHaveValue("");
  await save(page);
  await expectToast(page, "Éxito", "Reseña guardada.");
  const [row] = await site.sql`select image_url from testimonials where name = 'Ana Prueba'`;
  expect(row?.image_url).toMatch(/^\/storage\/v1\/object\/public\/public-assets\/testimonials\/\d+_manana-e-1\.jpg$/);
  const stored = await page.request.get(row?.image_url);
  expect((await sharp(await stored.body()).metadata()).width).toBe(2560);

  await test.step("when the upload is cut off the text and the file stay, and saving again sends it", async () => {
    await site.sql`delete from testimonials where name = 'Ana Prueba'`;
    await fillForm(page);
    await pick(page, "foto.jpg", await photo(40, 40));
    await page.route("**/storage/v1/object/**", (route) => route.abort("connectionreset"));
    await save(page);
    await expectToast(page, "Error de subida", "La conexión se ha cortado.");
    await expect(page.getByText("foto.jpg", { exact: true })).toBeVisible();
    await page.unrouteAll();
    await save(page);
    await expectToast(page, "Éxito", "Reseña guardada.");
    expect(await site.sql`select id from testimonials where name = 'Ana Prueba'`).toHaveLength(1);
  });
});
