import { newPicture } from "#tests/fixtures/plain-picture.ts";
import { content, field, openArticles, save, writeArticle } from "./fixtures/article-sheet.ts";
import { expect, expectToast, holdBack, type Page, test } from "./fixtures/staff.ts";

const insert = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator(".markdown-field input[type=file]").setInputFiles(file);

// An upload that is cut off.
test.use({ expectedErrors: ["Failed to load resource"] });

test.beforeEach(async ({ restoreAfter }) => restoreAfter("articles"));

test("pictures go into the text where the caret stands, and one still on its way is in the saved text", async ({
  page,
  site,
}) => {
  const file = async (name: string, mimeType: "image/jpeg" | "image/gif" | "image/png") => {
    const picture = newPicture(40, 30);
    const buffer = await picture.toFormat(
      mimeType === "image/jpeg" ? "jpeg" : mimeType === "image/gif" ? "gif" : "png",
    );
    return { name, mimeType, buffer: await buffer.toBuffer() };
  };
  await openArticles(page);
  await writeArticle(page, "Con prisa");
  await content(page).fill("Uno\nDos");
  await content(page).press("ControlOrMeta+Home");
  await insert(page, await file("Sala de Pesas.jpg", "image/jpeg"));
  await expectToast(page, "Éxito", "Imagen insertada");
  await expect(content(page)).toHaveValue(
    /^Uno\n\n!\[\]\(\/storage\/v1\/object\/public\/public-assets\/articles_content\/\d+_sala-de-pesas\.jpg\)\n\nDos$/,
  );
  // What a file is called is not what it shows: until somebody says that, the sheet asks for it.
  await expect(page.getByText("1 imagen sin texto alternativo")).toBeVisible();
  await insert(page, { name: "nota.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hola") });
  await expect(page.getByText("«nota.jpg» no es una imagen")).toBeVisible();

  await test.step("a GIF is taken, and it is said that it will not move", async () => {
    const gif = await file("baile.gif", "image/gif");
    const note = "Si esta imagen se mueve, en la web se verá quieta";
    await page.locator(".drop-zone input").setInputFiles(gif);
    await expect(page.getByRole("status").filter({ hasText: note })).toBeVisible();
    await insert(page, gif);
    await expectToast(page, "Éxito", `Imagen insertada. ${note}`);
    await page.getByRole("button", { name: /^Quitar archivo/ }).click();
  });
  await test.step("the sheet is saved while one is on its way", async () => {
    const storage = await holdBack(page, "**/storage/v1/object/public-assets/**");
    await insert(page, await file("lenta.png", "image/png"));
    await expect.poll(storage.asked).toBe(1);
    await save(page);
    await expect(page.locator("form[aria-busy=true]")).toBeVisible();
    storage.release();
    await expectToast(page, "Éxito", "Artículo creado correctamente.");
    const [stored] = await site.sql`select content from articles where title = 'Con prisa'`;
    expect(stored?.content).toMatch(/!\[\]\(.+articles_content\/\d+_lenta\.png\)/);
  });
  await test.step("when one does not arrive nothing is lost, and a sheet that waits for it is not saved without it", async () => {
    await writeArticle(page, "Sin foto no");
    await page.route("**/storage/v1/object/public-assets/**", (route) => route.abort());
    const png = { name: "a.png", mimeType: "image/png", buffer: await newPicture(9, 9).png().toBuffer() };
    await insert(page, png);
    await expectToast(page, "Error de subida", "La conexión se ha cortado.");
    await expect(content(page)).toHaveValue("## Primero\n\nUn **texto**.");
    await page.locator(".toast").getByRole("button", { name: "Cerrar" }).click();

    const storage = await holdBack(page, "**/storage/v1/object/public-assets/**");
    await insert(page, png);
    await expect.poll(storage.asked).toBe(1);
    await save(page);
    await expect(page.locator("form[aria-busy=true]")).toBeVisible();
    storage.release();
    await expectToast(page, "Error de subida", "La conexión se ha cortado.");
    await expect(page.locator("form[aria-busy=true]")).toHaveCount(0);
    await expect(field(page, "Título")).toHaveValue("Sin foto no");
    expect(await site.sql`select id from articles where title = 'Sin foto no'`).toHaveLength(0);
  });
});
