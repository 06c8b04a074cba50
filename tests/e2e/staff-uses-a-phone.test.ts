import { field, leave, openArticles, saveDraft, writeArticle } from "./fixtures/article-sheet.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, holdBack, openSection, type Page, test } from "./fixtures/staff.ts";

// The scrim's and the sheet's fade would be measured half-way.
test.use({ reducedMotion: "reduce" });

const isNarrowEnough = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const firstButton = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();

const menu = (page: Page) => page.getByRole("dialog", { name: "Menú de administración" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Abrir menú" }).tap();

async function choose(page: Page, section: string, heading = section): Promise<void> {
  await openMenu(page);
  await menu(page).getByRole("link", { name: section }).tap();
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  await expect(page.getByText("Cargando…", { exact: true })).toHaveCount(0);
}

test("the panel's menu goes with the choice, its words are true of a phone, its search is as wide as the list, and wide sections fit @phone", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("campaigns", "planned_changes", "club_days");
  // Somebody of each role: the filters are wider than a phone.
  await site.sql`with made as (
      insert into auth.users (email) select role || '@fit.test' from unnest('{editor,club_manager,reception}'::text[]) as role
      returning id, split_part(email, '@', 1) as role)
    insert into staff (user_id, role) select id, role from made`;
  await site.sql`insert into campaigns (name, starts_at, ends_at) values ('Cabe', now(), now() + interval '1 hour')`;
  await site.sql`insert into planned_changes (table_name, row_id, changes, due_at)
    select 'precios', id, '{"price": 12}', now() + interval '1 hour' from precios limit 1`;
  await site.sql`insert into club_days (club_id, on_date, kind) values (null, current_date, 'cerrado')`;

  await openSection(page, "/admin", "Dashboard de Administración");
  const about = page.getByText("Usa el menú");
  expect(await about.innerText()).toMatch(/Usa el menú de arriba para gestionar el contenido de la web\.$/);
  await openMenu(page);
  await expectNoFindings(page);
  await menu(page).getByRole("link", { name: "Reseñas" }).tap();
  await expect(page.getByRole("heading", { name: "Gestionar Reseñas" })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  const box = async (selector: string) => page.locator(selector).first().boundingBox();
  expect((await box("input[type=search]"))?.width).toBe((await box(".panel-box"))?.width);
  await page.getByRole("button", { name: "Añadir Reseña" }).tap();
  await expect(page.getByText("Elige un archivo", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Arrastra/)).toBeHidden();
  await page.getByRole("button", { name: "Cancelar" }).tap();

  for (const section of ["Personas", "Actividad", "Papelera"]) {
    await choose(page, section);
    expect(await isNarrowEnough(page), section).toBe(true);
  }
  await site.sql`delete from auth.users where email like '%@fit.test'`;
  await test.step("the calendar too, however many kinds of things are in its month", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await choose(page, "Calendario");
    for (const view of ["Agenda", "Mes"]) {
      await page.getByRole("button", { name: view, exact: true }).tap();
      await expect(page.getByRole("group", { name: "Qué se ve" }).getByRole("button").nth(3)).toBeAttached();
      expect(await isNarrowEnough(page), view).toBe(true);
    }
  });
});

test("a menu that was opened while the section is on its way stays open, and nothing stands in the way among its cards, in its form with faults and before both questions @phone", async ({
  page,
}) => {
  const prices = await holdBack(page, "**/rest/v1/precios?**");
  await page.goto("/admin/prices");
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  prices.release();
  await expect(page.locator("tbody tr").first()).toBeAttached();
  await expect(menu(page).getByRole("link", { name: "Eventos" })).toBeVisible();
  await menu(page).getByRole("button", { name: "Cerrar menú" }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("table", { name: "Gestionar Precios" })).toBeVisible();

  const row = page.locator("tbody tr").first();
  expect((await row.boundingBox())?.height).toBeGreaterThan(100);
  expect(await isNarrowEnough(page)).toBe(true);
  // A club's are of every kind; all of them would take axe as long as the rest of this.
  await page.getByRole("searchbox").fill("retiro");
  await expect(page.getByRole("row", { name: /ACACIAS/ })).toHaveCount(0);
  await expectNoFindings(page);

  await firstButton(page, /^Editar/).tap();
  await page.getByLabel("Título", { exact: true }).fill("");
  const buttons = page.getByRole("dialog").getByRole("button").filter({ visible: true });
  const cut = await buttons.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
  await page.getByRole("button", { name: "Guardar Cambios" }).tap();
  await expect(page.locator(".field__error")).toHaveText("Este campo es obligatorio.");
  await expect(page.getByLabel("Título", { exact: true })).toBeFocused();
  expect(await isNarrowEnough(page)).toBe(true);
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Cancelar" }).tap();
  await page.getByRole("alertdialog", { name: "¿Salir sin guardar?" }).waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Salir sin guardar" }).tap();

  await firstButton(page, /^Eliminar/).tap();
  const question = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
  await expectNoFindings(page);
  await question.getByRole("button", { name: "Cancelar" }).tap();
  await expect(question).toHaveCount(0);
});

test("what saves an article is within reach, a proposal fits, and the Manifiesto as it would be is a button away @phone", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("articles");
  await openArticles(page);
  await firstButton(page, /^Editar/).tap();
  await field(page, "Título").fill("Con otro título");
  await expect(page.getByRole("button", { name: "Guardar Cambios" })).toBeInViewport({ ratio: 1 });
  await leave(page);
  await page.getByRole("button", { name: "Salir sin guardar" }).tap();
  await test.step("also below the toast of the save before", async () => {
    await writeArticle(page, "Al alcance del pulgar");
    await saveDraft(page);
    const toast = page.locator(".toast");
    await expect(toast).toContainText("Artículo creado correctamente.");
    const shown = await toast.boundingBox();
    for (const part of [page.getByRole("button", { name: "Publicar…" }), page.locator(".writing__notes")]) {
      const box = await part.boundingBox();
      if (!box || !shown) throw new Error("The toast or what is pressed next has gone.");
      expect(box.y >= shown.y + shown.height || shown.y >= box.y + box.height, "they stand apart").toBe(true);
    }
  });
  await test.step("a proposal", async () => {
    await leave(page);
    await choose(page, "Partners", "Gestionar Partners");
    await page.getByRole("tab", { name: "Solicitudes" }).tap();
    await firstButton(page, /^Ver detalles/).waitFor();
    expect(await isNarrowEnough(page)).toBe(true);
    await firstButton(page, /^Ver detalles/).tap();
    await page.getByRole("dialog").getByLabel("Estado").waitFor();
    expect(await isNarrowEnough(page)).toBe(true);
    await expectNoFindings(page);
    await page.locator(".dialog__foot").getByRole("button", { name: "Cerrar" }).tap();
  });
  await test.step("the Manifiesto, at the part that is being edited", async () => {
    await choose(page, "Manifiesto", "Editar Página Manifiesto");
    await page.getByRole("tab", { name: "Visión" }).tap();
    await page.locator("[name=vision_title]").fill("Lo que viene");
    const look = page.getByRole("button", { name: "Vista previa" });
    await look.tap();
    const preview = page.frameLocator("iframe[title='Vista previa de la página']");
    await expect(preview.getByRole("heading", { name: "Lo que viene" })).toBeInViewport();
    await expect(page.locator("[name=vision_title]")).toBeHidden();
    expect(await isNarrowEnough(page)).toBe(true);
    await expectNoFindings(page);
    await look.tap();
    await expect(page.locator("[name=vision_title]")).toHaveValue("Lo que viene");
  });
});
