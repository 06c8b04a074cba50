import sharp from "sharp";
import { addStaff } from "#backend/auth/staff.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { endAccess, expect, expectToast, openSection, type Page, signedOut, test } from "./fixtures/staff.ts";

const photo = (width: number, height: number, background: string) =>
  plainPicture(width, height, background).jpeg().toBuffer();
const send = (page: Page, files: { name: string; buffer: Buffer }[]) =>
  page
    .locator(".media__main input[type=file]")
    .setInputFiles(files.map((file) => ({ ...file, mimeType: "image/jpeg" })));
/** Who comes before the site has heard of a save may see the new picture cut as the one before. */
const visitClub = (page: Page, picture: string, place: string) =>
  expect(async () => {
    await page.goto("/club/acacias");
    const shown = page.locator(`img[src*="${picture}"]`).first();
    await expect(shown).toHaveCSS("object-position", place, { timeout: 2_000 });
  }).toPass();
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

  await file(page)
    .locator("input[type=file]")
    .setInputFiles({
      name: "Sala Verde.jpg",
      mimeType: "image/jpeg",
      buffer: await photo(1600, 1000, "#226644"),
    });
  await page.getByRole("button", { name: "Reemplazar en 1 sitio" }).click();
  await expectToast(page, "Éxito", "Reemplazada en 1 sitio.");
  await expect(file(page).getByLabel("Texto alternativo")).toHaveValue("Una sala azul");
  await visitClub(page, "sala-verde", "49% 50%");
});

/** A wide picture, black at the left and white at the right. */
const halves = async () =>
  plainPicture(2400, 1200, "#ffffff")
    .composite([{ input: await plainPicture(1200, 1200, "#000000").png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer();

test("a picture is cut and turned into another file, and the one that was stays as it is @desktop", async ({
  page,
  site,
}) => {
  await openSection(page, "/admin/media", "Medios");
  await send(page, [{ name: "Mitades.jpg", buffer: await halves() }]);
  await page.getByRole("region", { name: "Subidas" }).getByRole("link", { name: "Falta el texto alternativo" }).click();
  await expect(file(page)).toContainText("2400 × 1200 px");
  const cut = async (...deeds: string[]) => {
    await page.getByRole("button", { name: "Recortar o girar" }).click();
    const dialog = page.getByRole("dialog", { name: "Recortar o girar" });
    for (const name of deeds) await dialog.getByRole("button", { name, exact: true }).click();
    await dialog.getByRole("button", { name: "Guardar como otra" }).click();
    await expect(dialog).toBeHidden();
  };
  await cut("1:1");
  await expect(file(page)).toContainText("1200 × 1200 px");
  const [stored] = await site.sql`select bucket || '/' || path as path from media where name = 'mitades-recorte.jpg'`;
  const answer = await page.request.get(`/storage/v1/object/public/${stored?.path}`);
  const { data, info } = await sharp(await answer.body())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The middle of it: as much black as white.
  expect(data[info.width * 600 + 100]).toBeLessThan(20);
  expect(data[info.width * 600 + 1100]).toBeGreaterThan(235);
  const whole = site.sql`select width, height from media where name = 'mitades.jpg'`;
  expect(await whole).toEqual([{ width: 2400, height: 1200 }]);

  await page.getByRole("link", { name: /mitades\.jpg/ }).click();
  await expect(file(page)).toContainText("2400 × 1200 px");
  await cut("Girar a la derecha");
  await expect(file(page)).toContainText("1200 × 2400 px");
});

test.describe("who manages a club", () => {
  test.use({ storageState: signedOut });
  const rosa = { email: "rosa.mora@ninefitness.test", password: "cuerda-doble-quince" };
  test.afterEach(({ page, site }) => endAccess({ page, site }, rosa.email));

  test("puts another picture on top of its page, and sees it cut where it was said", async ({ page, site }) => {
    await addStaff(site.sql, rosa.email, rosa.password);
    await site.sql`with hers as (
        update staff set role = 'club_manager' where user_id = (select id from auth.users where email = ${rosa.email})
        returning user_id)
      insert into staff_clubs (user_id, club_id) select user_id, 'acacias' from hers`;
    await signIn(page, rosa);
    await openSection(page, "/admin/media", "Medios");
    await send(page, [{ name: "Mitades.jpg", buffer: await halves() }]);
    await page
      .getByRole("region", { name: "Subidas" })
      .getByRole("link", { name: "Falta el texto alternativo" })
      .click();
    const point = file(page).getByRole("button", { name: /^Punto de interés/ });
    await point.press("Shift+ArrowLeft");
    await expect(file(page)).toContainText("40 % · 50 %");
    await expect
      .poll(async () => (await site.sql`select focal_x from media where name = 'mitades.jpg'`)[0]?.focal_x)
      .toBe(40);

    await page.goto("/admin/clubs/acacias");
    const form = page.getByRole("dialog", { name: "Editar Club" });
    await form.getByText("Página del club", { exact: true }).click();
    await form.getByRole("button", { name: /^Elegir de Medios: Imagen de portada/ }).click();
    const picker = page.getByRole("dialog", { name: "Elegir imagen" });
    await picker.getByRole("searchbox").fill("mitades");
    const [edge, search] = [await picker.boundingBox(), await picker.getByRole("searchbox").boundingBox()];
    expect(search?.x, "the search stands clear of the edge").toBeGreaterThan((edge?.x ?? 0) + 8);
    await picker.getByRole("radio", { name: /mitades/ }).click();
    await expect(picker.getByRole("complementary", { name: "Elegida" })).toContainText("Así se corta: cabecera");
    await picker.getByRole("button", { name: "Usar esta imagen" }).click();
    await form.getByRole("button", { name: "Guardar Cambios" }).click();
    await expectToast(page, "Éxito", "");
    await visitClub(page, "mitades", "40% 50%");
    await expect(page.getByRole("heading", { level: 1, name: /ACACIAS/ })).toBeVisible();

    // What is cut round the point has an address of its own, the card of a shared link too.
    const html = await (await page.request.get("/club/acacias")).text();
    const cut = /\/pictures\/\d+-\d+x\d+\.avif\/[^" ]*mitades[^" ]*/.exec(html)?.[0] ?? "";
    const card = /property="og:image" content="[^"]*?(\/cards\/[^"]+)"/.exec(html)?.[1] ?? "";
    expect([cut, card]).toEqual([expect.stringMatching(/\?at=40-50$/), expect.stringMatching(/-40-50$/)]);
    for (const address of [cut, card]) {
      expect((await page.request.get(address)).headers()["content-type"]).toMatch(/^image\//);
    }
  });
});
