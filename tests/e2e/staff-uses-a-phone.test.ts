import { field, openArticles, saveDraft, writeArticle } from "./fixtures/article-sheet.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, holdBack, openSection, type Page, test } from "./fixtures/staff.ts";

// The scrim's and the sheet's fade would be measured half-way.
test.use({ reducedMotion: "reduce" });

const isNarrowEnough = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const firstButton = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();

test("the panel's menu goes with the choice, its words are true of a phone, and its search is as wide as the list @phone", async ({
  page,
}) => {
  await openSection(page, "/admin", "Dashboard de Administración");
  const about = page.getByText("Usa el menú");
  expect(await about.innerText()).toMatch(/Usa el menú de arriba para gestionar el contenido de la web\.$/);
  await page.getByRole("button", { name: "Abrir menú" }).tap();
  const menu = page.getByRole("dialog", { name: "Menú de administración" });
  await expectNoFindings(page);
  await menu.getByRole("link", { name: "Reseñas" }).tap();
  await expect(page.getByRole("heading", { name: "Gestionar Reseñas" })).toBeVisible();
  await expect(menu).toBeHidden();
  const box = async (selector: string) => page.locator(selector).first().boundingBox();
  expect((await box("input[type=search]"))?.width).toBe((await box(".panel-box"))?.width);
  await page.getByRole("button", { name: "Añadir Reseña" }).tap();
  await expect(page.getByText("Elige un archivo", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Arrastra/)).toBeHidden();
});

test("people, activity and trash fit @phone", async ({ page, site }) => {
  // Somebody of each role: the filters are wider than a phone.
  await site.sql`with made as (
      insert into auth.users (email) select role || '@fit.test' from unnest('{editor,club_manager,reception}'::text[]) as role
      returning id, split_part(email, '@', 1) as role)
    insert into staff (user_id, role) select id, role from made`;
  for (const [path, heading] of [
    ["/admin/personas", "Personas"],
    ["/admin/activity", "Actividad"],
    ["/admin/trash", "Papelera"],
  ] as const) {
    await openSection(page, path, heading);
    expect(await isNarrowEnough(page), path).toBe(true);
  }
  await site.sql`delete from auth.users where email like '%@fit.test'`;
});

test("the calendar fits, however many kinds of things are in its month @phone", async ({ page, site }) => {
  await site.sql`insert into campaigns (name, starts_at, ends_at) values ('Cabe', now(), now() + interval '1 hour')`;
  await site.sql`insert into planned_changes (table_name, row_id, changes, due_at)
    select 'precios', id, '{"price": 12}', now() + interval '1 minute' from precios limit 1`;
  await site.sql`insert into club_days (club_id, on_date, kind) values (null, current_date, 'cerrado')`;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const view of ["mes", "agenda"]) {
    await openSection(page, `/admin/calendar?vista=${view}`, "Calendario");
    await expect(page.getByRole("group", { name: "Qué se ve" }).getByRole("button").nth(3)).toBeAttached();
    expect(await isNarrowEnough(page), view).toBe(true);
  }
  await site.sql`delete from planned_changes`;
  await site.sql`delete from campaigns`;
  await site.sql`delete from club_days where club_id is null and on_date = current_date`;
});

test("a menu that was opened while the section is on its way stays open @phone", async ({ page }) => {
  const prices = await holdBack(page, "**/rest/v1/precios?**");
  await page.goto("/admin/prices");
  await page.getByRole("button", { name: "Abrir menú" }).tap();
  const menu = page.getByRole("dialog", { name: "Menú de administración" });
  await expect(menu).toBeVisible();
  prices.release();
  await expect(page.locator("tbody tr").first()).toBeAttached();
  await expect(menu.getByRole("link", { name: "Eventos" })).toBeVisible();
  await menu.getByRole("button", { name: "Cerrar menú" }).tap();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("table", { name: "Gestionar Precios" })).toBeVisible();
});

test("nothing stands in the way among prices: cards, form with faults, both questions @phone", async ({ page }) => {
  await openSection(page, "/admin/prices", "Gestionar Precios");
  const row = page.locator("tbody tr").first();
  expect((await row.boundingBox())?.height).toBeGreaterThan(100);
  expect(await isNarrowEnough(page)).toBe(true);
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

test("what saves an article is within reach, also below the toast of the save before @phone", async ({
  page,
  site,
}) => {
  await openArticles(page);
  await firstButton(page, /^Editar/).tap();
  await field(page, "Título").fill("Con otro título");
  await expect(page.getByRole("button", { name: "Guardar Cambios" })).toBeInViewport({ ratio: 1 });
  await openArticles(page);
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
  await site.sql`delete from articles where title = 'Al alcance del pulgar'`;
});

test("nothing stands in the way among the proposals: cards, one of them, the question @phone", async ({ page }) => {
  await openSection(page, "/admin/partners/solicitudes", "Gestionar Partners");
  expect(await isNarrowEnough(page)).toBe(true);
  await expectNoFindings(page);
  await firstButton(page, /^Ver detalles/).tap();
  await page.getByRole("dialog").getByLabel("Estado").waitFor();
  expect(await isNarrowEnough(page)).toBe(true);
  await expectNoFindings(page);
  await page.locator(".dialog__foot").getByRole("button", { name: "Cerrar" }).tap();
  await firstButton(page, /^Eliminar/).tap();
  await page.getByRole("alertdialog", { name: "¿Estás seguro?" }).waitFor();
  await expectNoFindings(page);
});

test("the Manifiesto as it would be is a button away, at the part that is being edited @phone", async ({ page }) => {
  await openSection(page, "/admin/manifiesto", "Editar Página Manifiesto");
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
