import type { Locator } from "@playwright/test";
import { expect, expectToast, openSection, signedOut, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) =>
  restoreAfter("campaigns", "planned_changes", "site_content", "future_links"),
);

test("a campaign is made, filled from a form, seen in the future, moved by a day and thrown away; the future is shared @desktop", async ({
  page,
  browser,
  site,
}) => {
  // Twelve pages, and the public ones of the future are made for it alone.
  test.slow();
  await page.goto("/admin/calendar?mes=2035-11");
  await expect(page.getByRole("heading", { name: "Noviembre de 2035", level: 2 })).toBeVisible();
  await page.getByRole("button", { name: "Programar" }).click();
  const adding = page.getByRole("dialog", { name: "Programar" });
  await adding.getByLabel("Nombre").fill("Black Friday");
  await adding.getByLabel("Empieza").fill("2035-11-28T00:00");
  await adding.getByLabel("Acaba").fill("2035-11-27T00:00");
  await adding.getByRole("button", { name: "Crear campaña" }).click();
  await expect(adding).toContainText("tiene que ser después");
  await adding.getByLabel("Acaba").fill("2035-12-01T23:59");
  await adding.getByRole("button", { name: "Crear campaña" }).click();
  await expect(page.getByRole("heading", { name: "Black Friday", level: 1 })).toBeVisible();
  // Where it lies in time is drawn, and has room.
  expect(await page.locator(".campaign-bar > span").evaluate((bar) => bar.clientWidth)).toBeGreaterThan(200);
  const campaign = page.url();

  await openSection(page, "/admin/content", "Gestionar Contenido Principal");
  const hero = page.getByRole("form", { name: "Hero" });
  const title = hero.getByLabel("Título principal").first();
  const before = await title.inputValue();
  await title.fill("BLACK FRIDAY");
  await hero.getByRole("button", { name: "Guardar para más adelante…" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
  await dialog.getByLabel("Campaña").selectOption({ label: "Black Friday · 28 de noviembre de 2035, 00:00" });
  await dialog.getByRole("button", { name: "Guardar para el 28 de noviembre" }).click();
  await expectToast(page, "Cambio previsto", "28 de noviembre de 2035, 00:00");
  await expect(title).toHaveValue(before);
  await expect(hero.getByRole("region", { name: "Cambios previstos" })).toContainText("BLACK FRIDAY");

  await page.goto(campaign);
  await expect(page.getByRole("region", { name: "Qué cambia" })).toContainText("BLACK FRIDAY");
  await page.getByRole("link", { name: "Ver la web el 28 de noviembre" }).click();
  const future = page.getByRole("dialog", { name: "Ver la web el…" });
  await future.getByRole("button", { name: "Ver la web", exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Vista del futuro" })).toContainText(
    "28 de noviembre de 2035, 00:00",
  );
  await expect(page.getByRole("heading", { level: 1 })).toContainText("BLACK FRIDAY");
  await page.getByRole("button", { name: /^Señalar \d+ cambios?$/ }).click();
  await expect(page.getByText(`Hoy: ${before}`)).toBeVisible();
  // What is read below the head goes under it, with its frame.
  const frameOfTitle = page.locator(".vista-cambio", { hasText: before });
  const layerOf = (place: Locator) => place.evaluate((element) => Number(getComputedStyle(element).zIndex));
  expect(await layerOf(frameOfTitle)).toBeLessThan(await layerOf(page.getByRole("banner").first()));
  await page.getByRole("link", { name: "Clubs", exact: true }).first().click();
  await expect(page).toHaveURL(/\/vista\/[0-9a-f]+\/clubs$/);
  await page.getByRole("link", { name: "Salir" }).click();
  await expect(page).toHaveURL(/\/clubs$/);

  await page.goto("/admin/calendar?mes=2035-11&vista=mes");
  await page
    .getByRole("button", { name: /^Black Friday, Campaña/ })
    .first()
    .click();
  const entry = page.getByRole("dialog", { name: "Black Friday" });
  await expect(entry).toContainText("del miércoles, 28 de noviembre, 0:00, al sábado, 1 de diciembre, 23:59");
  await entry.getByLabel("Mover al").fill("2035-11-29");
  await entry.getByRole("button", { name: "Mover" }).click();
  await expectToast(page, "Movido", "Black Friday pasa del miércoles, 28 de noviembre al jueves, 29 de noviembre.");
  await page.goto(campaign);
  await expect(page.getByLabel("Empieza")).toHaveValue("2035-11-29T00:00");
  await page.getByRole("button", { name: "Eliminar" }).click();
  await expect(page).toHaveURL(/\/admin\/calendar$/);
  await expect(page.getByRole("heading", { name: /de 20\d\d$/, level: 2 })).toBeVisible();

  await test.step("a page of the future is shared with somebody who has no account, until a press ends it", async () => {
    await page.getByRole("button", { name: "Ver la web el…" }).click();
    await future.getByLabel("Página que se comparte").fill("/clubs");
    await future.getByRole("button", { name: "Compartir un enlace" }).click();
    const address = await future.getByLabel("Enlace", { exact: true }).inputValue();
    const guest = await browser.newPage({ baseURL: site.url, storageState: signedOut });
    await guest.goto(address);
    await expect(guest.getByRole("complementary", { name: "Vista del futuro" })).toContainText("Caduca el");
    await future.getByRole("button", { name: "Terminar" }).click();
    await expect(future.getByText("Enlaces que valen")).toBeHidden();
    await guest.reload();
    await expect(guest.getByText("Este enlace ya no vale: ha terminado, o está mal copiado.")).toBeVisible();
    await guest.context().close();
  });
});

test("a campaign that runs is ended early, and all is as before @desktop", async ({ page, site }) => {
  const [campaign] = await site.sql`insert into campaigns (name, starts_at, ends_at)
    values ('Puente', '2035-12-04T00:00Z', '2035-12-08T00:00Z') returning id`;
  await openSection(page, "/admin/content", "Gestionar Contenido Principal");
  const hero = page.getByRole("form", { name: "Hero" });
  const title = hero.getByLabel("Título principal").first();
  const before = await title.inputValue();
  await title.fill("PUENTE");
  await hero.getByRole("button", { name: "Guardar para más adelante…" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
  await dialog.getByLabel("Campaña").selectOption({ value: campaign?.id });
  await dialog.getByRole("button", { name: "Guardar para el 4 de diciembre" }).click();
  await expectToast(page, "Cambio previsto", "4 de diciembre");
  await site.sql.begin(async (sql) => {
    await sql`update campaigns set starts_at = now() where id = ${campaign?.id}`;
    await sql`update planned_changes set due_at = now() where campaign_id = ${campaign?.id} and undoes is null`;
  });
  const web = await page.context().newPage();
  const seen = async (words: string) =>
    expect(async () => {
      await web.goto("/");
      await expect(web.getByRole("heading", { level: 1 })).toContainText(words, { timeout: 1000 });
    }).toPass();
  await seen("PUENTE");
  await page.goto(`/admin/calendar/campanas/${campaign?.id}`);
  await page.getByRole("button", { name: "Terminar ahora" }).click();
  await expectToast(page, "Campaña terminada", "Todo vuelve a como estaba.");
  await expect(page.getByRole("heading", { name: "Puente", level: 1 })).toBeFocused();
  await expect(page.getByText("Ha terminado: todo quedó como estaba.")).toBeVisible();
  await seen(before);
  await page.goto("/admin/activity");
  const deeds = page.getByRole("listitem");
  await expect(deeds.filter({ hasText: "la campaña Puente" }).first()).toBeVisible();
  await expect(deeds.filter({ hasText: "el contenido Título principal" }).first()).toContainText("PUENTE");
});

test("a campaign that begins and ends while its page is open says so, and what can be done with it by then", async ({
  page,
  site,
}) => {
  const [campaign] = await site.sql`insert into campaigns (name, starts_at, ends_at)
    values ('Hoy', now() + interval '10 minutes', now() + interval '20 minutes') returning id`;
  await page.clock.install();
  await page.goto(`/admin/calendar/campanas/${campaign?.id}`);
  await expect(page.getByRole("button", { name: "Eliminar" })).toBeVisible();
  await expect(page.getByText(/^Faltan (10|9) min/)).toBeVisible();
  await page.clock.runFor("01:00");
  await expect(page.getByText(/^Faltan (9|8) min/)).toBeVisible();
  await page.clock.runFor("01:00");
  await expect(page.getByText(/^Faltan (8|7) min/)).toBeVisible();
  await page.clock.runFor("09:00");
  await expectToast(page, "La campaña ha empezado", "Hoy");
  await expect(page.getByRole("button", { name: "Terminar ahora" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Eliminar" })).toBeHidden();
  await page.clock.runFor("10:00");
  await expect(page.getByText("Ha terminado: todo quedó como estaba.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Terminar ahora" })).toBeHidden();
});
