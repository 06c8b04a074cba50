import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { breakWrites, expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/content", "Gestionar Contenido Principal");
const hero = (page: Page) => page.getByRole("form", { name: "Hero" });
const logos = (page: Page) => page.getByRole("form", { name: "Logos" });
const picture = (page: Page) => hero(page).getByRole("textbox", { name: "Imagen de fondo" });
const whiteLogo = (page: Page) => logos(page).getByRole("textbox", { name: "Logo blanco" });
const saveHero = (page: Page) => page.getByRole("button", { name: "Guardar Contenido Hero" }).click();
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10"><path d="M0 0h60v10H0z"/><script>1</script></svg>';

test.beforeEach(async ({ restoreAfter }) => restoreAfter("site_content"));

test("the hero is previewed while it is typed and stands on the home page once saved, its picture too", async ({
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
  const stored = await sql`
    select content_value from site_content where content_key in ('hero_title_1', 'hero_main_title', 'hero_video_url')
    order by content_key`;
  expect(stored.map((row) => row.content_value)).toEqual([
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
});

test("each card is saved alone: a logo cleaned of scripts, and a hero with faults or of two people", async ({
  page,
  site,
}) => {
  const stored = async (key: string) =>
    (await site.sql`select content_value from site_content where content_key = ${key}`)[0]?.content_value;
  await open(page);
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
    expect(await stored("hero_subtitle")).toBe("FITNESS");
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
    await site.sql`update site_content set content_value = 'Lo suyo' where content_key = 'hero_subtitle'`;
    await saveHero(page);
    const versions = page.getByRole("alertdialog", { name: "Otra persona ha guardado cambios aquí" });
    await expect(versions.getByRole("row", { name: /Subtítulo/ })).toContainText("Lo suyo");
    await versions.getByRole("button", { name: "Guardar lo mío" }).click();
    await expectToast(page, "Éxito", "");
    await expect.poll(() => stored("hero_title_2")).toBe("Lo mío");
  });
});

test.describe("when the backend fails", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("content that cannot be read is asked for again, leaving it asks, and a reload offers the text back", async ({
    page,
  }) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Buscar o ir a" }).click();
    await page.getByRole("combobox", { name: "Buscar o ir a" }).fill("contenido");
    await breakWrites(page, "site_content", "GET");
    await page.getByRole("option", { name: "Contenido Global" }).click();
    await expectToast(page, "Error", "No se pudo cargar el contenido.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(hero(page).getByLabel("Subtítulo")).toHaveValue("FITNESS");

    await whiteLogo(page).fill("/logo/9f-monogram-white.svg");
    await page.goBack();
    const question = page.getByRole("alertdialog", { name: "¿Salir sin guardar?" });
    await question.getByRole("button", { name: "Seguir editando" }).click();
    page.on("dialog", (dialog) => dialog.accept());
    await page.waitForFunction(() => localStorage.getItem("9f-draft:site_content/logos"));
    await page.reload();
    await page.getByRole("button", { name: "Recuperarlos" }).click();
    await expect(whiteLogo(page)).toHaveValue("/logo/9f-monogram-white.svg");
  });

  test("a key that cannot be saved is named, and an upload that fails says why", async ({ page }) => {
    await open(page);
    await hero(page).getByLabel("Subtítulo").fill("Se queda");
    await hero(page).getByLabel("Título principal").fill("Sí se guarda");
    await page.route("**/rest/v1/site_content?**", (route) => {
      const isRefused = route.request().method() === "POST" && route.request().postData()?.includes("hero_subtitle");
      return isRefused ? route.fulfill({ status: 500, json: { code: "XX000", message: "no" } }) : route.fallback();
    });
    await saveHero(page);
    await expectToast(page, "Error", "No se pudo guardar: el subtítulo. Sí se ha guardado el título principal.");
    await expect(hero(page).getByLabel("Subtítulo")).toHaveValue("Se queda");
    await page.unrouteAll();
    // What this very form has saved is no other person's.
    await saveHero(page);
    await expectToast(page, "Éxito", "Subtítulo guardado correctamente.");

    await page.route("**/storage/v1/object/**", (route) =>
      route.fulfill({ status: 500, json: { statusCode: "500", error: "Error", message: "sin espacio en disco" } }),
    );
    await logos(page)
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
    await page.getByRole("button", { name: "Guardar Logos" }).click();
    await expectToast(page, "Error de subida", "sin espacio en disco");
    await expect(logos(page).getByText("logo.svg", { exact: true })).toBeVisible();
  });
});
