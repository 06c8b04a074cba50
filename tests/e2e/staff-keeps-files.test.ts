import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const photo = (width: number, height: number, background: string) =>
  plainPicture(width, height, background).jpeg().toBuffer();
const send = (page: Page, files: { name: string; buffer: Buffer }[]) =>
  page
    .locator(".media__main input[type=file]")
    .setInputFiles(files.map((file) => ({ ...file, mimeType: "image/jpeg" })));
const file = (page: Page) => page.getByRole("complementary", { name: "Archivo elegido" });

test.beforeEach(async ({ restoreAfter }) => restoreAfter("media", "articles", "clubs"));

test("an editor keeps a picture, says what it shows, and cannot remove it from where it is seen", async ({
  page,
  site,
}) => {
  await openSection(page, "/admin/media", "Medios");
  const buffer = await photo(1600, 1000, "#224466");
  await send(page, [
    { name: "Sala Azul.jpg", buffer },
    { name: "nota.jpg", buffer: Buffer.from("hola") },
  ]);
  const uploads = page.getByRole("region", { name: "Subidas" });
  await expect(uploads).toContainText("«nota.jpg» no es una imagen");
  await uploads.getByRole("link", { name: "Falta el texto alternativo" }).click();
  await expect(file(page)).toContainText("1600 × 1000 px");
  await file(page).getByLabel("Texto alternativo").fill("Una sala azul");
  await file(page).getByRole("button", { name: "Guardar el texto" }).click();
  await expectToast(page, "Éxito", "Guardado con la imagen.");
  await file(page)
    .getByRole("button", { name: /^Punto de interés/ })
    .press("ArrowLeft");
  await expect(file(page)).toContainText("49 % · 50 %");
  await expect
    .poll(async () => (await site.sql`select focal_x from media where name = 'sala-azul.jpg'`)[0]?.focal_x)
    .toBe(49);

  await send(page, [{ name: "otra-vez.jpg", buffer }]);
  await expect(uploads).toContainText("Ya está: sala-azul.jpg");

  await site.sql`update clubs set hero_image = (select '/storage/v1/object/public/' || bucket || '/' || path from media where name = 'sala-azul.jpg') where id = 'acacias'`;
  await page.reload();
  await file(page).getByRole("button", { name: "Eliminar" }).click();
  const refused = page.getByRole("dialog", { name: "Se usa y no se elimina" });
  await expect(refused.getByRole("link", { name: /cabecera/ })).toHaveAttribute("href", "/admin/clubs/acacias");
  await refused.getByRole("button", { name: "Cerrar", exact: true }).last().click();

  await page.locator(".media-file__actions input[type=file]").setInputFiles({
    name: "Sala Verde.jpg",
    mimeType: "image/jpeg",
    buffer: await photo(1600, 1000, "#226644"),
  });
  await page.getByRole("button", { name: "Reemplazar en 1 sitio" }).click();
  await expectToast(page, "Éxito", "Reemplazada en 1 sitio.");
  await expect(file(page).getByLabel("Texto alternativo")).toHaveValue("Una sala azul");
  await page.goto("/club/acacias");
  await expect(page.locator('img[src*="sala-verde"]').first()).toHaveAttribute("style", /object-position:49% 50%/);
});
