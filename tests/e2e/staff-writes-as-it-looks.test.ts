import { newPicture } from "#tests/fixtures/plain-picture.ts";
import {
  content,
  field,
  inMarkdown,
  leave,
  openArticles,
  save,
  saveDraft,
  writeArticle,
} from "./fixtures/article-sheet.ts";
import type { Site } from "./fixtures/journey.ts";
import { expect, expectToast, type Page, test } from "./fixtures/staff.ts";

const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formato" }).getByRole("button", { name, exact: true });
const inVisual = (page: Page) => page.getByRole("tab", { name: "Visual" }).click();

/** Where the caret went the editor hears with the next frame: two keys in one are no fingers'. */
const afterAFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function openNew(page: Page): Promise<void> {
  await openArticles(page);
  await writeArticle(page, "Como se ve");
  await startAfresh(page);
}

/** An empty text once more, as it looks. */
async function startAfresh(page: Page): Promise<void> {
  await inMarkdown(page);
  await content(page).fill("");
  await inVisual(page);
  await content(page).focus();
}

test.beforeEach(async ({ restoreAfter }) => restoreAfter("articles"));

test("after its first save a draft is written on where she was, and what she wrote before can be undone @desktop", async ({
  page,
  site,
}) => {
  await openArticles(page);
  await writeArticle(page, "Sin levantar la mano");
  await content(page).fill(Array.from({ length: 40 }, (_, at) => `Línea ${at}.`).join("\n\n"));
  await inVisual(page);
  await content(page).getByText("Línea 30.", { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Antes.");
  await expect(content(page).getByText("Línea 30. Antes.", { exact: true })).toBeVisible();
  const line = content(page).getByText(/^Línea 30\./);
  const height = async () => Math.round((await line.boundingBox())?.y ?? Number.NaN);
  const before = await height();
  // Not `click`, which scrolls by itself to what stands in a bar that sticks.
  const button = await page.getByRole("button", { name: "Guardar", exact: true }).boundingBox();
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  // From under the toast, which waits for a pointer that rests on it.
  await page.mouse.move(200, 400);
  await expect(page).toHaveURL(/\/admin\/9ftoday\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("region", { name: "Editar Artículo" })).toBeVisible();
  await expect(content(page)).toBeFocused();
  await expect(page.getByRole("region", { name: "Revisión" })).toBeAttached();
  expect(await height()).toBe(before);
  // What is typed within half a second is undone together.
  await page.waitForTimeout(600);
  await page.keyboard.type(" Después.");
  await expect(content(page).getByText("Línea 30. Antes. Después.", { exact: true })).toBeVisible();
  await saveDraft(page);
  await expectToast(page, "Éxito", "Artículo actualizado correctamente.");
  expect(await site.sql`select id from articles where title = 'Sin levantar la mano'`).toHaveLength(1);
  // What the first save found, and what was written before it.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(content(page).getByText("Línea 30. Antes.", { exact: true })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(content(page).getByText("Línea 30.", { exact: true })).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(content(page).getByText("Línea 30. Antes. Después.", { exact: true })).toBeVisible();
});

test("a tab that ends in the midst of typing offers all of it back, as it looks and in Markdown @desktop", async ({
  page,
  site,
}) => {
  await site.sql`insert into articles (title, slug, content, author) values ('A medias', 'a-medias', 'Uno.', 'Otra')`;
  await openArticles(page);
  await page.getByRole("button", { name: "Editar A medias" }).click();
  page.on("dialog", (dialog) => dialog.accept());
  for (const mode of ["Visual", "Markdown"]) {
    await page.getByRole("tab", { name: mode }).click();
    await content(page).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(` Dos en ${mode}.`);
    await page.reload();
    await expect(page.getByText(/Aquí hay cambios sin guardar/)).toBeVisible();
    await page.getByRole("button", { name: "Recuperarlos" }).click();
    await expect(content(page).getByText(`Uno. Dos en ${mode}.`)).toBeVisible();
    await leave(page);
    await page.getByRole("button", { name: "Salir sin guardar" }).click();
    await page.getByRole("button", { name: "Editar A medias" }).click();
  }
});

// On a phone, where the editor has a way of its own to read keys.
test("only what was written is written anew, and undone it is as it was @phone", async ({ page, site }) => {
  const text = "Uno\n* a\n* b\n\n\n__Dos__ `c`\n\nTres\n";
  await site.sql`insert into articles (title, slug, content, author) values ('Ajeno', 'ajeno', ${text}, 'Otra')`;
  await openArticles(page);
  await page.getByRole("button", { name: "Editar Ajeno" }).click();
  await expect(content(page).getByText("Este trozo lleva algo que aquí no se puede escribir")).toBeVisible();
  await content(page).getByText("Tres").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" y medio");
  await inMarkdown(page);
  await expect(content(page)).toHaveValue("Uno\n* a\n* b\n\n\n__Dos__ `c`\n\nTres y medio\n");
  await inVisual(page);
  await content(page).getByText("Tres y medio").click();
  await page.keyboard.press("End");
  // As fast as fingers: keys of a phone are read from what they changed, a moment later.
  for (const left of ["Tres y medi", "Tres y med", "Tres y me", "Tres y m", "Tres y ", "Tres y", "Tres ", "Tres"]) {
    await afterAFrame(page);
    await page.keyboard.press("Backspace");
    await expect(content(page).getByText(left, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Cambios sin guardar")).toHaveCount(0);
});

test.describe("when a link of the text leads nowhere", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("what could be better is listed, and each line leads to its place @phone", async ({ page }) => {
    await openArticles(page);
    await writeArticle(page, "Un título que es más largo de lo que un buscador enseña de él");
    await content(page).fill("## Uno\n\n#### Dos\n\n![](/storage/a.jpg)\n\n[roto](/no-existe) y [bien](/clubs)");
    const advice = page.getByRole("list", { name: "Avisos" });
    await expect(advice.getByRole("button")).toHaveText([
      "1 imagen sin texto alternativo Quien no la ve se la pierde.",
      "Un título se salta un nivel Quien recorre los títulos cree que falta algo.",
      "Un enlace no lleva a nada /no-existe no existe.",
      "El título se corta en Google 76 letras; se ven unas 60.",
      "Sin resumen En buscadores sale el comienzo del texto.",
    ]);
    const inForm = page.locator(".sheet__form").filter({ has: advice });
    await expect(inForm).toHaveCount(1);
    await advice.getByRole("button", { name: "1 imagen" }).click();
    await expect(content(page).getByLabel("Texto alternativo")).toBeFocused();
    await page.keyboard.type("Una sala");
    await expect(advice.getByText("1 imagen sin texto alternativo")).toHaveCount(0);
    await advice.getByRole("button", { name: "se salta un nivel" }).click();
    await expect(content(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Alt+3");
    await expect(advice.getByText("se salta un nivel")).toHaveCount(0);
    const notes = await page.getByRole("button", { name: /^\d+ avisos?$/ }).boundingBox();
    const formats = await page.getByRole("toolbar").boundingBox();
    expect((notes?.y ?? 0) + (notes?.height ?? 0)).toBeLessThanOrEqual(formats?.y ?? 0);
    await advice.getByRole("button", { name: "Sin resumen" }).click();
    await expect(page.getByLabel("Resumen en buscadores")).toBeFocused();
    await inMarkdown(page);
    await expect(content(page)).toHaveValue(
      "## Uno\n\n### Dos\n\n![Una sala](/storage/a.jpg)\n\n[roto](/no-existe) y [bien](/clubs)",
    );
    await test.step("where there is room the list stands beside the form", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(advice).toBeVisible();
      await expect(inForm).toHaveCount(0);
    });
  });
});

test("formats are one stop of the keyboard, a link finds a page by its name, a picture stands where it is, a text at fault takes the focus, and an article is written without a mark of Markdown @desktop", async ({
  page,
  site,
}) => {
  await openNew(page);
  await page.keyboard.press("Alt+F10");
  await expect(page.getByLabel("Tipo de párrafo")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Negrita")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool(page, "Rehacer")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(content(page)).toBeFocused();
  await page.keyboard.type("hola");
  await tool(page, "Deshacer").click();
  await expect(content(page)).toHaveText("");

  await test.step("a text without a blank is not shaped anew for each of its lines", () =>
    expect(content(page)).toHaveCSS("font-kerning", "none"));
  await test.step("the text stays where it is read while the focus is among its formats", async () => {
    await startAfresh(page);
    for (let line = 0; line < 40; line += 1) await page.keyboard.press("Enter");
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(400);
    await page.keyboard.press("Alt+F10");
    await page.keyboard.press("ArrowRight");
    await expect(tool(page, "Negrita")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
  await test.step("a link is chosen among the site's own pages by its name", async () => {
    await startAfresh(page);
    await tool(page, "Enlace").click();
    await expect(page.locator("datalist option[label='ACACIAS']")).toBeAttached();
    await page.getByLabel("Página o dirección").fill("acacias");
    await page.getByRole("button", { name: "Poner enlace" }).click();
    await inMarkdown(page);
    await expect(content(page)).toHaveValue("[ACACIAS](/club/acacias)");
  });
  await test.step("a picture is shown where it stands and told to who does not see it, chosen, pasted and dropped", async () => {
    await startAfresh(page);
    await choosePicture(page);
    await startAfresh(page);
    await pasteFromWord(page);
    await startAfresh(page);
    await dropPicture(page);
  });
  await test.step("without what is required nothing is saved", async () => {
    await startAfresh(page);
    await save(page);
    await expectToast(page, "Error", "Todos los campos obligatorios deben ser rellenados.");
    await expect(content(page)).toBeFocused();
    await expect(content(page)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Título")).toHaveValue("Como se ve");
  });
  await test.step("an article is written without a mark of Markdown", async () => {
    await startAfresh(page);
    await writeWithoutMarks(page, site);
  });
});

/** And stores it. */
async function writeWithoutMarks(page: Page, { sql }: Site): Promise<void> {
  const { keyboard } = page;
  await page.getByLabel("Tipo de párrafo").selectOption("Título 2");
  await keyboard.type("Antes de cargar");
  await keyboard.press("Enter");
  await keyboard.type("La barra pesa ");
  await tool(page, "Negrita").click();
  await expect(tool(page, "Negrita")).toHaveAttribute("aria-pressed", "true");
  await keyboard.type("veinte");
  await keyboard.press("ControlOrMeta+b");
  await keyboard.type(" kilos, ni _uno_ más.");
  await keyboard.press("Enter");
  await tool(page, "Lista").click();
  await keyboard.type("agua");
  await keyboard.press("Enter");
  await keyboard.type("toalla");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.type("Mira ");
  await keyboard.press("ControlOrMeta+k");
  await page.getByLabel("Página o dirección").fill("/clubs");
  await page.getByRole("dialog", { name: "Enlace" }).getByLabel("Palabras").fill("los clubs");
  await keyboard.press("Enter");
  await keyboard.type(".");
  await keyboard.press("Enter");
  await tool(page, "Cita").click();
  await keyboard.type("Sin prisa");
  await expect(page.getByText("18 palabras · 1 min de lectura")).toBeVisible();
  await inMarkdown(page);
  const text =
    "## Antes de cargar\n\nLa barra pesa **veinte** kilos, ni \\_uno\\_ más.\n\n- agua\n- toalla\n\nMira [los clubs](/clubs).\n\n> Sin prisa";
  await expect(content(page)).toHaveValue(text);
  await save(page);
  await expectToast(page, "Éxito", "Artículo creado correctamente.");
  const [stored] = await sql`select content from articles where title = 'Como se ve'`;
  expect(stored?.content).toBe(text);
}

async function choosePicture(page: Page): Promise<void> {
  await page.keyboard.type("Antes");
  const buffer = await newPicture(40, 30).jpeg().toBuffer();
  await page
    .locator(".markdown-field input[type=file]")
    .setInputFiles({ name: "sala.jpg", mimeType: "image/jpeg", buffer });
  await expectToast(page, "Éxito", "Imagen insertada");
  await content(page).getByLabel("Texto alternativo").fill("Una sala [vacía]");
  await inMarkdown(page);
  await expect(content(page)).toHaveValue(
    /^Antes\n\n!\[Una sala \(vacía\)\]\(\/storage\/.+\/articles_content\/\d+_sala\.jpg\)$/,
  );
  await inVisual(page);
  await page.getByRole("button", { name: "Quitar imagen" }).click();
  await inMarkdown(page);
  await expect(content(page)).toHaveValue("Antes");
}

async function pasteFromWord(page: Page): Promise<void> {
  const png = (await newPicture(40, 30).png().toBuffer()).toString("base64");
  // Nothing of it is applied or asked for: the browser would report it, and fail the journey.
  const html = `<head><link rel=stylesheet href="file:///C:/word.css"><style>p.MsoNormal { margin: 0 }</style></head><p class=MsoNormal style="color:red">Del <b>Word</b><img width=1 src="file:///C:/word.png"></p><p><img src="data:image/png;base64,${png}" alt="Sala"></p><p><img src="https://otra.es/a.jpg">Fin</p>`;
  await content(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expectToast(page, "Falta una imagen", "Guárdalas en tu equipo y suéltalas en el texto.");
  await expect(content(page).locator("img")).toHaveAttribute(
    "src",
    /^\/storage\/.+articles_content\/\d+_pasted-0\.png$/,
  );
  await inMarkdown(page);
  await expect(content(page)).toHaveValue(/^Del \*\*Word\*\*\n\n!\[Sala\]\(\/storage\/.+\)\n\nFin$/);
}

async function dropPicture(page: Page): Promise<void> {
  await page.keyboard.type("Antes");
  const png = (await newPicture(40, 30).png().toBuffer()).toString("base64");
  await content(page).evaluate((element, data) => {
    const dataTransfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], "barra.png", { type: "image/png" }));
    const { x, y } = element.getBoundingClientRect();
    element.dispatchEvent(
      new DragEvent("drop", { dataTransfer, clientX: x + 40, clientY: y + 40, bubbles: true, cancelable: true }),
    );
  }, png);
  await expectToast(page, "Éxito", "Imagen insertada");
  await inMarkdown(page);
  await expect(content(page)).toHaveValue(/^Antes\n\n!\[\]\(.+_barra\.png\)$/);
}
