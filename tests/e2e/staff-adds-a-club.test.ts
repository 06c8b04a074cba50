import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const open = (page: Page) => openSection(page, "/admin/clubs", "Gestionar Clubs");
const save = (page: Page) => page.getByRole("button", { name: "Guardar Cambios" }).click();
const clubs = (page: Page) => page.getByRole("region", { name: "Gestionar Clubs" });
const names = (page: Page) => clubs(page).locator("tbody th b");

/** Opens one of the form's closed parts, or closes it. */
const openGroup = (page: Page, name: string) => page.locator("summary").filter({ hasText: name }).click();

// The offers go with their clubs: they are put back after them.
test.beforeEach(async ({ restoreAfter }) => restoreAfter("club_extra_services", "clubs"));

test("clubs go up and down; a new one has a page with its hours, is changed and taken back", async ({ page, site }) => {
  await open(page);
  await test.step("clubs go up and down", async () => {
    const [first = "", second = ""] = await names(page).allInnerTexts();
    await expect(page.getByRole("button", { name: `Subir ${first}` })).toBeDisabled();
    await page.getByRole("button", { name: `Bajar ${first}` }).click();
    await expectToast(page, "Éxito", "Orden actualizado.");
    await expect(names(page).first()).toHaveText(second);
    const stored = await site.sql`select name from clubs order by display_order limit 2`;
    expect(stored.map((row) => row.name)).toEqual([second, first]);
  });

  await page.getByRole("button", { name: "Añadir Club" }).click();
  const form = page.getByRole("dialog", { name: "Añadir Nuevo Club" });
  await expect(form.getByLabel("Orden")).toHaveValue("7");
  await form.getByLabel("Nombre").fill("Núñez de Balboa");
  await expect(form.getByText("Su página será /club/nunez-de-balboa.")).toBeVisible();
  await form.getByLabel("Dirección", { exact: false }).first().fill("Calle de Núñez de Balboa, 9");
  await expect(form.getByLabel("Enlace", { exact: true })).toHaveValue("nunez-de-balboa");
  await form.getByLabel("Lunes a viernes").fill("6:30-23:00");
  await openGroup(page, "Página del club");
  await form.getByLabel("Descripción").fill("Dos plantas.");
  await openGroup(page, "Servicios");
  await form.getByLabel("Incluidos").fill("Sala\n\n  Clases ");
  await save(page);
  await expectToast(page, "Éxito", "Club guardado.");
  await expect(page.getByText("Guardado: Núñez de Balboa.")).toBeVisible();
  const [row] = await site.sql`select id, included_services, display_order from clubs where name = 'Núñez de Balboa'`;
  expect(row).toEqual({ id: "nunezdebalboa", included_services: ["Sala", "Clases"], display_order: 7 });

  const web = await page.context().newPage();
  await web.goto("/club/nunez-de-balboa");
  await expect(web.getByRole("heading", { level: 1 })).toHaveText("Núñez de Balboa");
  await expect(web.getByText("6:30–23:00")).toBeVisible();
  // A render that takes its time sends the page before it and follows behind.
  const cards = async () => (await web.request.get("/clubs")).text();
  await expect.poll(cards).toContain('href="/club/nunez-de-balboa"');

  await page.getByRole("button", { name: "Editar Núñez de Balboa" }).click();
  await page.getByLabel("Nombre").fill("Balboa");
  await expect(page.getByText("Su página es /club/nunez-de-balboa. No cambia con el nombre.")).toBeVisible();
  await save(page);
  await expectToast(page, "Éxito", "Club guardado.");
  await page.getByRole("button", { name: "Eliminar Balboa" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
  await expect(question).toContainText("Esto eliminará permanentemente el club.");
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expectToast(page, "Éxito", "Club eliminado.");
  expect((await web.request.get("/club/nunez-de-balboa")).status()).toBe(404);
});

test("what is wrong in a club is told beside its fields, and one that no card leads to says that it is not seen @desktop", async ({
  page,
}) => {
  await page.goto("/admin/clubs/nuevo");
  const link = page.getByLabel("Enlace", { exact: true });
  const name = page.getByLabel("Nombre");
  const embed = page.getByLabel("Dirección del horario");
  await test.step("a link of one's own stays when the name changes", async () => {
    await name.fill("Balboa");
    await link.fill("otra-palabra");
    await name.fill("Balboa Norte");
    await expect(link).toHaveValue("otra-palabra");
    await expect(page.getByText("Su página será /club/otra-palabra.")).toBeVisible();
  });
  await test.step("a fault in a closed part opens it, and the first one has the focus", async () => {
    await name.fill("¡¡!!");
    await page.getByLabel("Estado").fill(" ");
    await openGroup(page, "Página del club");
    await embed.fill("https://otro.example/x");
    await openGroup(page, "Página del club");
    await expect(embed).toBeHidden();
    await save(page);
    await expect(embed).toBeVisible();
    await expect(page.locator(".field__error")).toHaveText([
      "Escribe un nombre con alguna letra o número.",
      "Este campo es obligatorio.",
      /^La web solo puede incrustar horarios de: .*horarios\.example\.test/,
    ]);
    await expect(name).toBeFocused();
  });
  await test.step("a name and a link of another club, and hours in other words, are told", async () => {
    await embed.fill("");
    await page.getByLabel("Estado").fill("Abierto");
    await name.fill("acacias");
    await link.fill("Núñez de Balboa");
    await page.getByLabel("Lunes a viernes").fill("7 a 23h");
    await save(page);
    await expect(page.locator(".field__error")).toHaveText([
      "Ya hay un club con este nombre.",
      "Usa solo letras sin acento, números y guiones, como nunez-de-balboa.",
      "No se entienden estas horas. Escríbelas así: 7:00-23:00",
    ]);
    await page.getByLabel("Lunes a viernes").fill("7:00-23:00");
  });
  await test.step("without a link the notice says what becomes of its card", async () => {
    await name.fill("Balboa Norte");
    await link.fill("");
    await save(page);
    await expectToast(page, "Éxito", "Club guardado.");
    const notice = page.locator(".panel-notice");
    await expect(notice).toContainText("No se ve en la web:");
    await expect(notice).toContainText("Sin enlace, la ficha del club dice que abrirá pronto y no lleva a su página.");
    await expect(page.getByRole("link", { name: "Ver Balboa Norte en la web" })).toHaveCount(0);
  });
});

test("the cards beside the form show what is typed, and a club that somebody has added meanwhile is told @desktop", async ({
  page,
  site,
}) => {
  await open(page);
  await site.sql`insert into clubs (id, name, link, status) values ('balboa', 'Balboa', 'balboa', 'Abierto')`;
  await page.getByRole("button", { name: "Editar ACACIAS" }).click();
  await test.step("the cards lead nowhere", async () => {
    const preview = page.getByRole("complementary", { name: "Vista previa" });
    await page.getByLabel("Nombre").fill("Otra Acacia");
    await page.getByRole("switch", { name: /En construcción/ }).click();
    await page.getByLabel("Estado").fill("Muy pronto");
    await expect(preview.getByRole("heading", { name: "Otra Acacia" })).toHaveCount(2);
    await expect(preview.getByText("Muy pronto")).toHaveCount(2);
    await preview.getByRole("link").or(preview.getByRole("button")).first().click();
    await expect(page.getByLabel("Nombre")).toHaveValue("Otra Acacia");
  });
  await page.getByLabel("Nombre").fill("balboa");
  await page.getByLabel("Enlace", { exact: true }).fill("/club/balboa");
  await save(page);
  await expect(page.locator(".field__error")).toHaveText([
    "Ya hay un club con este nombre.",
    "Este enlace ya lleva al club Balboa. Usa otro.",
  ]);
});
