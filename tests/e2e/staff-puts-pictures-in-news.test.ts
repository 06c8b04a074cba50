import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { content, field, openArticles, save, writeArticle } from "./fixtures/article-sheet.ts";
import { expect, expectToast, holdBack, type Page, test } from "./fixtures/staff.ts";

const insert = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator(".markdown-field input[type=file]").setInputFiles(file);

test.beforeEach(async ({ restoreAfter }) => restoreAfter("articles"));

test("a picture goes into the text where the caret stands", async ({ page }) => {
  await openArticles(page);
  await writeArticle(page, "Con foto");
  await content(page).fill("Uno\nDos");
  await content(page).press("ControlOrMeta+Home");
  const buffer = await plainPicture(40, 30).jpeg().toBuffer();
  await insert(page, { name: "Sala de Pesas.jpg", mimeType: "image/jpeg", buffer });
  await expectToast(page, "Éxito", "Imagen insertada");
  await expect(content(page)).toHaveValue(
    /^Uno\n\n!\[Sala de Pesas\]\(\/storage\/v1\/object\/public\/public-assets\/articles_content\/\d+_sala-de-pesas\.jpg\)\n\nDos$/,
  );
  await insert(page, { name: "nota.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hola") });
  await expect(page.getByText("«nota.jpg» no es una imagen")).toBeVisible();
});

test("a GIF is taken, and it is said that it will not move", async ({ page }) => {
  await openArticles(page);
  await writeArticle(page, "Con baile");
  const buffer = await plainPicture(9, 9).gif().toBuffer();
  const gif = { name: "baile.gif", mimeType: "image/gif", buffer };
  const note = "Si esta imagen se mueve, en la web se verá quieta";
  await page.locator(".drop-zone input").setInputFiles(gif);
  await expect(page.getByRole("status").filter({ hasText: note })).toBeVisible();
  await insert(page, gif);
  await expectToast(page, "Éxito", `Imagen insertada. ${note}`);
});

test("a picture that is still on its way when the sheet is saved is in the saved text", async ({ page, site }) => {
  await openArticles(page);
  await writeArticle(page, "Con prisa");
  const storage = await holdBack(page, "**/storage/v1/object/public-assets/**");
  const buffer = await plainPicture(40, 30).png().toBuffer();
  await insert(page, { name: "lenta.png", mimeType: "image/png", buffer });
  await expect.poll(storage.asked).toBe(1);
  await save(page);
  await expect(page.locator("form[aria-busy=true]")).toBeVisible();
  storage.release();
  await expectToast(page, "Éxito", "Artículo creado correctamente.");
  const [stored] = await site.sql`select content from articles where title = 'Con prisa'`;
  expect(stored?.content).toMatch(/!\[lenta\]\(.+articles_content\/\d+_lenta\.png\)/);
});

test.describe("when the picture does not arrive", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("a sheet that waits for it is not saved without it", async ({ page, site }) => {
    await openArticles(page);
    await writeArticle(page, "Sin foto no");
    await page.route("**/storage/v1/object/public-assets/**", (route) => route.abort());
    const storage = await holdBack(page, "**/storage/v1/object/public-assets/**");
    const buffer = await plainPicture(9, 9).png().toBuffer();
    await insert(page, { name: "a.png", mimeType: "image/png", buffer });
    await expect.poll(storage.asked).toBe(1);
    await save(page);
    await expect(page.locator("form[aria-busy=true]")).toBeVisible();
    storage.release();
    await expectToast(page, "Error de subida", "La conexión se ha cortado.");
    await expect(page.locator("form[aria-busy=true]")).toHaveCount(0);
    await expect(field(page, "Título")).toHaveValue("Sin foto no");
    expect(await site.sql`select id from articles where title = 'Sin foto no'`).toHaveLength(0);
  });

  test("nothing is lost", async ({ page }) => {
    await openArticles(page);
    await writeArticle(page, "Sin foto");
    await page.route("**/storage/v1/object/**", (route) => route.abort());
    const buffer = await plainPicture(9, 9).png().toBuffer();
    await insert(page, { name: "a.png", mimeType: "image/png", buffer });
    await expectToast(page, "Error de subida", "La conexión se ha cortado.");
    await expect(content(page)).toHaveValue("## Primero\n\nUn **texto**.");
  });
});
