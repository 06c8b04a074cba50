import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, openSection, test } from "./fixtures/staff.ts";

// The panel asks the site whether there is a page, and it says that there is none; the database refuses rings.
test.use({ expectedErrors: ["status of 404", "status of 400"] });
test.beforeEach(async ({ restoreAfter }) => restoreAfter("redirects", "page_views"));

test("an old address leads on as soon as it is saved, and what cannot is said at its field; one asked for in vain is led elsewhere, or needs nothing", async ({
  page,
  request,
  site,
}) => {
  await site.sql`select count_views(${site.sql.json([
    { kind: "missing", name: "/horarios-de-antes", views: 214 },
    { kind: "missing", name: "/sorteo-de-antes", views: 33 },
    { kind: "missing", name: "/clubs/acacias", views: 12 },
  ])})`;
  await openSection(page, "/admin/redirects", "Redirecciones");
  await page.getByRole("button", { name: "Añadir Redirección" }).first().click();
  const form = page.getByRole("dialog", { name: "Añadir Nueva Redirección" });
  const save = form.getByRole("button", { name: "Guardar" });
  await form.getByLabel("Quien pida").fill("/clubs");
  await form.getByLabel("Irá a").fill("/contact");
  await save.click();
  await expect(form.getByText("/clubs ya es una página de la web. Elige otra dirección.")).toBeVisible();
  await form.getByLabel("Quien pida").fill("Oferta-Vieja/");
  await form.getByLabel("Irá a").fill("/oferta-vieja?x=1");
  await save.click();
  await expect(form.getByText("Esta dirección acabaría volviendo a sí misma. Elige otro destino.")).toBeVisible();
  await form.getByLabel("Irá a").fill("/clubs");
  await save.click();
  await expectToast(page, "Éxito", "Redirección guardada.");
  await expect(page.getByRole("row", { name: /\/oferta-vieja/ })).toContainText("/clubs");

  await test.step("a ring that somebody else has half made meanwhile is said at the field", async () => {
    await page.getByRole("button", { name: "Añadir Redirección" }).first().click();
    await site.sql`insert into redirects (path, leads_to) values ('/de-verano', '/de-invierno')`;
    await form.getByLabel("Quien pida").fill("/de-invierno");
    await form.getByLabel("Irá a").fill("/de-verano");
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(form.locator("[data-field=leads_to] .field__error")).toHaveText(
      "Esta dirección acabaría volviendo a sí misma. Elige otro destino.",
    );
    await expect(form.getByLabel("Irá a")).toBeFocused();
  });

  const answer = await request.get("/oferta-vieja?utm_campaign=verano", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe("/clubs?utm_campaign=verano");

  await test.step("what was asked for in vain", async () => {
    // Not what the form left behind that the database refused.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Salir sin guardar" }).click();
    const missed = page.getByRole("region", { name: "Pedidas en vano" });
    await expect(missed.getByRole("row", { name: /\/horarios-de-antes/ })).toContainText("214");
    await expectNoFindings(page);
    await missed.getByRole("button", { name: "No hace falta: /sorteo-de-antes" }).click();
    await expect(missed.getByText("/sorteo-de-antes")).toBeHidden();
    expect((await request.get("/sorteo-de-antes")).status()).toBe(410);

    await expect(missed.getByRole("row", { name: /\/clubs\/acacias/ })).toContainText("/club/acacias");
    await missed.getByRole("button", { name: "Llevar a… /clubs/acacias" }).click();
    await expect(page.getByLabel("Quien pida")).toHaveValue("/clubs/acacias");
    await expect(page.getByLabel("Irá a")).toHaveValue("/club/acacias");
    await page.getByRole("button", { name: "Cancelar" }).click();

    await missed.getByRole("button", { name: "Llevar a… /horarios-de-antes" }).click();
    await expect(form.getByLabel("Quien pida")).toHaveValue("/horarios-de-antes");
    await form.getByLabel("Irá a").fill("/clubs");
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(missed.getByText("/horarios-de-antes")).toBeHidden();
    await page.goto("/horarios-de-antes");
    await expect(page).toHaveURL(/\/clubs$/);
  });
});
