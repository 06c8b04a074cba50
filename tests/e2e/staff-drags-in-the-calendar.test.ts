import { brokenWords } from "./fixtures/broken-words.ts";
import { expect, expectToast, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => restoreAfter("articles", "precios", "planned_changes"));

test("an article is dragged to another day, a draft to its first, and both go by keyboard too; what collides says so", async ({
  page,
  site,
}) => {
  const add = (slug: string, title: string, isPublished: boolean) => site.sql`
    insert into articles (slug, title, author, content, image_url, publication_date, is_published)
    values (${slug}, ${title}, 'Marta', 'Texto', '/imagen.jpg', '2035-12-03T07:30:00Z', ${isPublished})`;
  await add("boxeo-previsto", "Boxeo previsto", true);
  await add("calentar", "El calentamiento que viene", true);
  await add("en-borrador", "En borrador", false);
  await add("otro-borrador", "Otro borrador", false);
  const momentOf = async (slug: string) => {
    const [row] = await site.sql`select publication_date as at, is_published as is from articles where slug = ${slug}`;
    return `${row?.at.toISOString()} ${row?.is}`;
  };
  const [rate] =
    await site.sql`update precios set offer_starts_at = '2035-12-03T09:00Z', offer_ends_at = '2035-12-07T09:00Z'
    where id = (select id from precios where club_id = 'acacias' and title = 'Mensual') returning id`;
  await site.sql`insert into planned_changes (table_name, row_id, changes, due_at)
    values ('precios', ${rate?.id}, '{"price": 30}', '2035-12-05T09:00Z')`;
  await page.goto("/admin/calendar?mes=2035-12&vista=mes");
  const month = page.getByRole("listitem");
  const dayOf = (name: string) => month.and(page.getByLabel(name, { exact: true }));
  const entry = page.getByRole("button", { name: /^8:30 Boxeo previsto, Artículo/ });
  await expect(page.getByRole("button", { name: /El calentamiento que viene/ })).toBeVisible();
  expect(await page.evaluate(brokenWords, ".plan-entry")).toEqual([]);
  await entry.dragTo(dayOf("lunes, 10 de diciembre"));
  await expectToast(page, "Movido", "Boxeo previsto pasa del lunes, 3 de diciembre al lunes, 10 de diciembre.");
  await expect(dayOf("lunes, 10 de diciembre").getByRole("button", { name: /Boxeo previsto/ })).toBeVisible();
  expect(await momentOf("boxeo-previsto")).toBe("2035-12-10T07:30:00.000Z true");

  const undated = page.getByRole("region", { name: "Sin fecha" });
  await undated.getByRole("button", { name: /^En borrador/ }).dragTo(dayOf("jueves, 13 de diciembre"));
  await expectToast(page, "Programado", "En borrador se publica el jueves, 13 de diciembre, a las 8:00.");
  expect(await momentOf("en-borrador")).toBe("2035-12-13T07:00:00.000Z true");
  await expect(undated).not.toContainText("En borrador");

  await undated.getByRole("button", { name: /^Otro borrador/ }).press("Enter");
  const choosing = page.getByRole("dialog", { name: "Otro borrador" });
  await choosing.getByLabel("Publicar el").fill("2035-12-14");
  await choosing.getByRole("button", { name: "Programar" }).click();
  await expectToast(page, "Programado", "Otro borrador se publica el viernes, 14 de diciembre, a las 8:00.");
  await entry.press("Enter");
  const moving = page.getByRole("dialog", { name: "Boxeo previsto" });
  await moving.getByLabel("Mover al").fill("2035-12-11");
  await moving.getByRole("button", { name: "Mover" }).press("Enter");
  await expectToast(page, "Movido", "Boxeo previsto pasa del lunes, 10 de diciembre al martes, 11 de diciembre.");
  expect(await momentOf("boxeo-previsto")).toBe("2035-12-11T07:30:00.000Z true");

  // Let go beside the month, it stays where it was.
  await entry.dragTo(page.getByRole("heading", { name: "Diciembre de 2035" }));
  await expect(dayOf("martes, 11 de diciembre").getByRole("button", { name: /Boxeo previsto/ })).toBeVisible();
  expect(await momentOf("boxeo-previsto")).toBe("2035-12-11T07:30:00.000Z true");

  await test.step("what collides says so in the month and where it is opened", async () => {
    await page
      .getByRole("button", { name: /^10:00 Mensual, .*Dos ofertas en la misma tarifa: Mensual, el 3\.$/ })
      .click();
    await expect(page.getByRole("dialog", { name: "Mensual" })).toContainText("Dos ofertas en la misma tarifa");
  });
});
