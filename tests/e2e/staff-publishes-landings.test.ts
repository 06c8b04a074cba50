import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/landings", "Gestionar Landings");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.beforeEach(async ({ restoreAfter }) => restoreAfter("landing_pages"));

test("a new page shows once it is published, and is deleted after the browser's own question", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Añadir Landing" }).click();
  await field(page, "Título").first().fill("Jornada Ñ");
  await expect(field(page, "Slug")).toHaveValue("jornada-n");
  await field(page, "Slug").fill("jornada");
  await page.getByRole("tab", { name: "Contenido" }).click();
  await expect(page.getByLabel("Texto del botón")).toHaveValue("Descargar");
  await page.getByLabel("Título de la sección").fill("Qué pasa");
  await page.getByRole("button", { name: "Añadir párrafo" }).click();
  await field(page, "Párrafo 1").fill("<p>Hola <b>tú</b></p><script>alert(1)</script>");
  await page.getByRole("button", { name: "Añadir enlace" }).click();
  await field(page, "Texto del enlace 1").fill("Clubs");
  await field(page, "Dirección del enlace 1").fill("/clubs");
  await save(page);
  await expectToast(page, "Éxito", "Landing page creada correctamente.");
  await expect(page.getByText("No está publicada.")).toBeVisible();
  expect((await page.request.get("/p/jornada")).status()).toBe(404);

  await page.getByRole("button", { name: "Editar Jornada Ñ" }).click();
  await page.getByRole("switch", { name: "Publicada" }).click();
  await page.getByLabel("Encabezado en buscadores").fill("Una jornada para probarlo todo");
  await expect(page.getByRole("figure", { name: "Así sale en un buscador" })).toContainText(
    "Una jornada para probarlo todo | NINE FITNESS",
  );
  await save(page);
  await expectToast(page, "Éxito", "Landing page actualizada correctamente.");
  await expect(
    page.getByRole("row", { name: /Jornada Ñ/ }).getByRole("link", { name: "jornada", exact: true }),
  ).toHaveAttribute("href", "/p/jornada");
  const site = await page.context().newPage();
  await site.goto("/p/jornada");
  await expect(site.locator("h1")).toContainText("Jornada");
  await expect(site.getByText("Hola tú")).toBeVisible();
  await expect(site).toHaveTitle("Una jornada para probarlo todo | NINE FITNESS");

  await page.getByRole("button", { name: "Editar Jornada Ñ" }).click();
  await field(page, "Slug").fill("jornada-abierta");
  await save(page);
  await expect(page.getByRole("link", { name: "jornada-abierta", exact: true })).toBeVisible();
  // A visitor of the same moment may still get the page as it was.
  await expect(async () => {
    await site.goto("/p/jornada?utm_campaign=cartel");
    await expect(site).toHaveURL("/p/jornada-abierta?utm_campaign=cartel", { timeout: 1_000 });
  }).toPass();
  await expect(site.getByText("Hola tú")).toBeVisible();

  const asked = page.waitForEvent("dialog");
  page.once("dialog", (dialog) => void dialog.dismiss());
  await page.getByRole("button", { name: "Eliminar Jornada Ñ" }).click();
  const question = await asked;
  expect([question.type(), question.message()]).toEqual(["confirm", "¿Estás seguro?"]);
  await expect(page).toHaveURL(/\/admin\/landings$/);
  await expect(page.getByRole("row", { name: /Jornada Ñ/ })).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Eliminar Jornada Ñ" }).click();
  await expectToast(page, "Éxito", "Landing page eliminada correctamente.");
  await expect(page.getByRole("row", { name: /Jornada Ñ/ })).toHaveCount(0);
});

test("the JSON changes the fields; what cannot be read is marked, and no word of it is dropped unsaid", async ({
  page,
  site,
}) => {
  await open(page);
  await page.getByRole("button", { name: "Editar Semana de puertas abiertas" }).click();
  await page.getByRole("tab", { name: "JSON" }).click();
  const json = page.getByLabel("Contenido en JSON");
  const stored = JSON.parse(await json.inputValue());
  await test.step("closing asks, and the text is still there", async () => {
    await json.fill('{"sectionContent": {"uno": "<p>Uno</p>"}}');
    await expect(json).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("«sectionContent» tiene que ser una lista de textos, entre corchetes.")).toBeVisible();
    await page.getByRole("tab", { name: "Contenido" }).click();
    await page.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Seguir editando" }).click();
    await page.getByRole("tab", { name: "JSON" }).click();
    await expect(json).toHaveValue('{"sectionContent": {"uno": "<p>Uno</p>"}}');
  });
  await test.step("one text is a list of one", async () => {
    await json.fill(JSON.stringify({ ...stored, sectionContent: "<p>Solo uno</p>" }));
    await expect(json).not.toHaveAttribute("aria-invalid");
    await page.getByRole("tab", { name: "Contenido" }).click();
    await expect(field(page, "Párrafo 1")).toHaveValue("<p>Solo uno</p>");
    await expect(field(page, "Párrafo 2")).toHaveCount(0);
  });
  await test.step("while it is none the last content stays", async () => {
    await page.getByRole("tab", { name: "JSON" }).click();
    await json.fill(JSON.stringify({ ...stored, mainTitle: "Otro título", tracking: { id: 7 } }));
    await json.press("End");
    await json.press("Backspace");
    await expect(page.getByText("Esto todavía no es un JSON válido")).toBeVisible();
    await page.getByRole("tab", { name: "Contenido" }).click();
    await expect(page.getByLabel("Título principal")).toHaveValue("Otro título");
    await save(page);
    await expectToast(page, "Éxito", "Landing page actualizada correctamente.");
    const [row] = await site.sql`select content from landing_pages where slug = 'semana-de-puertas-abiertas'`;
    expect(row?.content).toEqual({ ...stored, mainTitle: "Otro título", tracking: { id: 7 } });
  });
  await test.step("a page needs a slug of its own, addresses that could run and words for colours are told, a phone previews by a button", async () => {
    await page.getByRole("button", { name: "Añadir Landing" }).click();
    await save(page);
    await expectToast(page, "Error", "El slug es obligatorio.");
    await expect(field(page, "Slug")).toBeFocused();
    await field(page, "Slug").fill("semana-de-puertas-abiertas");
    await save(page);
    await expect(page.locator("[data-field=slug]")).toContainText("El slug ya existe. Por favor, elige uno diferente.");
    await expect(field(page, "Slug")).toBeFocused();
    await field(page, "Slug").fill("bien");
    await page.getByRole("tab", { name: "Contenido" }).click();
    await page.getByLabel("Enlace del botón").fill("javascript:alert(1)");
    const ground = page.locator("[data-field=mainBgColor] input[type=text]");
    await ground.fill("rojo");
    await page.getByRole("tab", { name: "JSON" }).click();
    await save(page);
    await expect(page.getByLabel("Enlace del botón")).toBeFocused();
    await expect(page.locator(".field__error")).toHaveText([
      "Escribe una dirección que empiece por https://, mailto: o /.",
      "Escribe un color con almohadilla, como #d4af37.",
    ]);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator(".preview-frame")).toBeHidden();
    await ground.fill("#0c0c0a");
    await page.locator("[data-field=mainTextColor] input[type=text]").fill("#f6f6f4");
    await page.getByRole("button", { name: "Vista previa" }).click();
    const landing = page.frameLocator(".preview-frame").locator(".landing");
    await expect(landing).toHaveCSS("background-color", "rgb(12, 12, 10)");
    await page.getByRole("button", { name: "Vista previa" }).click();
    await expect(ground).toBeVisible();
  });
});
