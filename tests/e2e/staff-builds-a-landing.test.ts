import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/landings", "Gestionar Landings");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();
const rows = (page: Page) => page.getByRole("list", { name: "Bloques" }).locator(".block-row b");
const row = (page: Page, title: string) => page.locator(".block-row > button").filter({ hasText: title });

test.beforeEach(async ({ restoreAfter }) => restoreAfter("landing_pages"));

async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Añadir Landing" }).click();
  await page.getByLabel("Título", { exact: true }).first().fill("Abrimos Retiro");
  await page.getByRole("button", { name: /^Apertura de un club/ }).click();
}

test("an opening is built from the page that is begun already, with the keyboard; its blocks are copied, taken out and dragged", async ({
  page,
  site,
}) => {
  await open(page);
  await begin(page);
  await expect(page.getByLabel("Título del bloque")).toHaveValue("Abrimos nuevo club");
  await page.getByLabel("Título del bloque").fill("Retiro abre en enero");
  await expect(row(page, "Portada")).toContainText("Retiro abre en enero");
  await expect(row(page, "Tarifas de un club")).toContainText("Elige un club: sin él no se ve.");
  await row(page, "Tarifas de un club").press("Enter");
  await page.getByLabel("Club", { exact: true }).selectOption({ label: "ACACIAS" });
  await expect(row(page, "Tarifas de un club")).toContainText("ACACIAS");

  await row(page, "Cuenta atrás").press("Enter");
  await page.getByLabel("Hasta").fill("2099-01-11T07:00");
  await page.getByRole("button", { name: "Añadir bloque" }).click();
  const dialog = page.getByRole("dialog", { name: "Añadir bloque" });
  await expect(dialog).toContainText("Se pone detrás de «Cuenta atrás».");
  await dialog.getByLabel("Buscar un bloque").fill("tarjeta");
  await dialog.getByText("Tarjeta de club", { exact: true }).click();
  await dialog.getByRole("button", { name: "Añadir Tarjeta de club" }).click();
  await page.getByRole("checkbox", { name: "RETIRO" }).check();

  const before = await rows(page).allInnerTexts();
  expect(before.slice(0, 3)).toEqual(["Portada", "Cuenta atrás", "Tarjeta de club"]);
  const handle = page.getByRole("button", { name: /^Mover Tarjeta de club/ });
  await handle.press("ArrowDown");
  await handle.press("ArrowDown");
  await expect(page.getByRole("status").filter({ hasText: "Tarjeta de club: posición 5 de 8." })).toBeAttached();
  await handle.press("ArrowUp");
  await expect(rows(page).nth(3)).toHaveText("Tarjeta de club");

  await page.getByRole("switch", { name: "Ocultar en móvil" }).click();
  await expect(row(page, "Tarjeta de club")).toContainText("no en móvil");
  await page.getByRole("switch", { name: "Publicada" }).click();
  await save(page);
  await expectToast(page, "Éxito", "Landing page creada correctamente.");
  const [stored] = await site.sql`select content from landing_pages where slug = 'abrimos-retiro'`;
  const kinds = stored?.content.blocks.map((block: { kind: string }) => block.kind);
  expect(kinds).toEqual(["hero", "countdown", "text", "clubs", "rates", "pictures", "questions", "form"]);

  const web = await page.context().newPage();
  await web.goto("/p/abrimos-retiro");
  await expect(web.getByRole("heading", { level: 1 })).toHaveText("Retiro abre en enero");
  await expect(web.getByRole("heading", { name: "Tarifas de ACACIAS" })).toBeVisible();

  await begin(page);
  await page.getByRole("button", { name: "Duplicar Portada" }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(row(page, "Portada").nth(1)).toBeFocused();
  await page.getByRole("button", { name: "Quitar Portada" }).click();
  await expect(rows(page)).toHaveCount(7);
  await page.locator(".toast").getByRole("button", { name: "Cerrar" }).click();

  const questions = page.getByRole("button", { name: /^Mover Preguntas/ });
  const to = await row(page, "Portada").boundingBox();
  await questions.hover();
  await page.mouse.down();
  await page.mouse.move(to?.x ?? 0, (to?.y ?? 0) + 2, { steps: 8 });
  await page.mouse.up();
  await expect(rows(page).first()).toHaveText("Preguntas");

  const preview = page.frameLocator(".preview-frame");
  await expect(preview.getByText("Qué vas a")).toHaveCount(0);
  const form = preview.locator("[data-block]").filter({ hasText: "Te avisamos" });
  await form.click({ force: true });
  await expect(page.getByRole("heading", { name: "Formulario", level: 3 })).toBeVisible();
  await expect(form).toHaveAttribute("data-at", "");
  await expectNoFindings(page);

  await test.step("a picture is sent from the form of its block, and stands in it", async () => {
    await row(page, "Portada").click();
    const gif = Buffer.from("R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
    const picture = page
      .locator("[data-field=image]")
      .filter({ has: page.locator("input[type=file]") })
      .first();
    await picture.locator("input[type=file]").setInputFiles({ name: "sala.gif", mimeType: "image/gif", buffer: gif });
    await expect(picture.getByRole("textbox")).toHaveValue(/\/storage\/v1\/object\/public\/public-assets\/landings\//);
  });
  await test.step("on a phone the form unfolds under its row, and arrows move it", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Bajar Portada" }).click();
    await expect(rows(page).nth(2)).toHaveText("Portada");
    const [head, form] = await Promise.all([
      row(page, "Portada").boundingBox(),
      page.locator(".block-form").boundingBox(),
    ]);
    expect(form?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
    await expectNoFindings(page);
    await page.getByRole("button", { name: "Vista previa" }).click();
    await expect(preview.getByRole("heading", { name: "Te avisamos" })).toBeVisible();
  });
});

test("a block says that its English is of an earlier text, that its club is gone, and what is wrong in it", async ({
  page,
  site,
}) => {
  const text = { id: "b1", kind: "text", heading: "Ven a vernos", "heading@en": "Come and see us", text: "Hola" };
  const blocks = [
    { kind: "clubs", id: "a", clubs: ["las-tablas"] },
    { kind: "later", id: "b" },
    { kind: "buttons", id: "c", button1: "Uno", link1: "/clubs" },
    { ...text, id: "b0" },
    text,
  ];
  await site.sql`insert into landing_pages (slug, title, content)
    values ('huecos', 'Con huecos', ${site.sql.json({ blocks } as never)})`;
  const edit = async () => {
    await page.getByRole("button", { name: "Editar Con huecos", exact: true }).click();
    await page.getByRole("tab", { name: "Bloques" }).click();
  };
  await open(page);
  await edit();
  await test.step("what cannot be shown is marked, and a fault is told at its field", async () => {
    await expect(row(page, "Tarjeta de club")).toContainText(
      "El club «las-tablas» se borró. Elige otro o quita el bloque.",
    );
    await expect(row(page, "Bloque desconocido")).toContainText("No se puede leer. Arréglalo en JSON o quítalo.");
    await row(page, "Botones").click();
    await page.getByLabel("El primero lleva a").fill("javascript:alert(1)");
    await save(page);
    await expect(row(page, "Botones")).toContainText("Hay algo que corregir.");
    await expect(page.locator(".field__error")).toHaveText([
      "Escribe una dirección que empiece por https://, mailto: o /.",
    ]);
    await page.getByLabel("El primero lleva a").fill("/contact");
  });
  await row(page, "Texto").nth(1).click();
  await page.getByLabel("Título del bloque").fill("Ven mañana");
  await save(page);
  await expectToast(page, "Éxito", "Landing page actualizada correctamente.");
  const [stored] = await site.sql`select content from landing_pages where slug = 'huecos'`;
  expect(stored?.content.blocks.slice(0, 4)).toEqual([
    ...blocks.slice(0, 2),
    { ...blocks[2], link1: "/contact" },
    blocks[3],
  ]);

  await edit();
  await expect(row(page, "Texto").filter({ hasText: "inglés anterior" })).toHaveCount(1);
  await row(page, "Texto").nth(1).click();
  const english = page
    .locator(".block-form")
    .getByRole("group")
    .filter({ hasText: "El inglés es de un texto anterior" });
  await english.locator("summary").click();
  await expect(english.getByRole("status").first()).toContainText("Ven a vernosmañana");
  await english.getByRole("button", { name: "Sigue valiendo" }).click();
  await expect(page.getByText("inglés anterior")).toHaveCount(0);
});
