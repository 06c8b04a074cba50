import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/content", "Gestionar Contenido Principal");
const hero = (page: Page) => page.getByRole("form", { name: "Hero" });
const logos = (page: Page) => page.getByRole("form", { name: "Logos" });
const picture = (page: Page) => hero(page).getByRole("textbox", { name: "Imagen de fondo" });
const saveHero = (page: Page) => page.getByRole("button", { name: "Guardar Contenido Hero" }).click();
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10"><path d="M0 0h60v10H0z"/><script>1</script></svg>';

test.beforeEach(async ({ restoreAfter }) => restoreAfter("site_content"));

// What it says when the backend fails stands in failed-pages.test.tsx.
test("the hero is previewed while it is typed and stands on the home page once saved; each card is saved alone", async ({
  page,
  site: { sql },
}) => {
  await open(page);
  await expect(page.getByRole("button", { name: "Guardar Contenido Hero" })).toBeDisabled();
  await hero(page).getByLabel("Título principal").fill("Más Que");
  await expect(page.locator(".hero-preview .hero__title")).toHaveText("Más Que FITNESS");
  await hero(page).getByLabel("Vídeo de fondo").fill("https://youtube.com/shorts/aqz-KE-bpKQ");
  await saveHero(page);
  await expectToast(page, "Éxito", "Se han guardado el título principal y el vídeo de fondo.");
  // What is saved under one name is read under the other.
  const titles = await sql`
    select content_value from site_content where content_key in ('hero_title_1', 'hero_main_title', 'hero_video_url')
    order by content_key`;
  expect(titles.map((row) => row.content_value)).toEqual([
    "Más Que",
    "Más Que",
    "https://youtube.com/shorts/aqz-KE-bpKQ",
  ]);
  await hero(page).getByLabel("Subtítulo").fill("<b>Gimnasio</b>");
  await saveHero(page);
  await expectToast(page, "Éxito", "Subtítulo guardado correctamente.");
  const site = await page.context().newPage();
  await site.goto("/");
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Más Que <b>Gimnasio</b>");

  await test.step("a picture is uploaded under a name nobody guesses", async () => {
    const buffer = await plainPicture(1600, 900).jpeg().toBuffer();
    await hero(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "portada otoño.jpg", mimeType: "image/jpeg", buffer });
    await expect(picture(page)).toBeDisabled();
    await expect(page.locator(".hero-preview img")).toHaveAttribute("src", /^blob:/);
    await saveHero(page);
    await expectToast(page, "Éxito", "Imagen de fondo guardada correctamente.");
    const [row] = await sql`select content_value from site_content where content_key = 'hero_background_image'`;
    expect(row?.content_value).toMatch(/^\/storage\/v1\/object\/public\/public-assets\/[\da-f-]{36}\.jpg$/);
    // A render that takes its time sends the page before it and follows behind (decision 0110).
    const home = async () => (await page.request.get("/")).text();
    await expect.poll(home, { timeout: 10_000 }).toContain(row?.content_value.split("/").at(-1));
  });

  const stored = async (key: string) =>
    (await sql`select content_value from site_content where content_key = ${key}`)[0]?.content_value;
  await test.step("a logo is shown on its ground and cleaned", async () => {
    await hero(page).getByLabel("Subtítulo").fill("Lo mío");
    await logos(page)
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
    await expect(logos(page).locator(".file-preview.dark img")).toHaveAttribute("src", /^blob:/);
    await page.getByRole("button", { name: "Guardar Logos" }).click();
    await expectToast(page, "Éxito", "Logo blanco guardado correctamente.");
    expect(await (await page.request.get(await stored("logo_white_url"))).text()).not.toContain("script");
    await expect(hero(page).getByLabel("Subtítulo")).toHaveValue("Lo mío");
    expect(await stored("hero_subtitle")).toBe("<b>Gimnasio</b>");
  });
  await test.step("faults are told beside their fields", async () => {
    await picture(page).fill("javascript:alert(1)");
    await hero(page).getByLabel("Vídeo de fondo").fill("https://vimeo.com/1");
    await saveHero(page);
    await expect(page.locator(".field__error")).toHaveText([
      "Escribe una dirección que empiece por https:// o /, o sube un archivo.",
      "Pega el enlace o el código de un vídeo de YouTube.",
    ]);
    await expect(picture(page)).toBeFocused();
    await picture(page).fill("");
    await hero(page).getByLabel("Vídeo de fondo").fill("");
  });
  await test.step("two people who edit the hero see both versions", async () => {
    await sql`update site_content set content_value = 'Lo suyo' where content_key = 'hero_subtitle'`;
    await saveHero(page);
    const versions = page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" });
    await expect(versions.getByRole("row", { name: /Subtítulo/ })).toContainText("Lo suyo");
    await versions.getByRole("button", { name: "Guardar lo mío" }).click();
    await expectToast(page, "Éxito", "");
    await expect.poll(() => stored("hero_title_2")).toBe("Lo mío");
  });
});
