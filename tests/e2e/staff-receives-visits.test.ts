import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ site, restoreAfter }) => {
  await restoreAfter(
    "club_days",
    "requests",
    "request_events",
    "visits",
    "visit_secrets",
    "visit_events",
    "visit_settings",
  );
  // Whoever was here before may have closed days.
  await site.sql`delete from club_days`;
});

const pane = (page: Page) => page.getByRole("complementary", { name: /\d+:\d\d$/ });

test("the desk adds who calls, moves by dragging and by dialog, and says who came @desktop", async ({ page, site }) => {
  // Next week: whatever day it is, all of it is still to come.
  await openSection(page, "/admin/visits", "Visitas");
  await page.getByRole("button", { name: "Semana siguiente" }).click();
  await expect(page).toHaveURL(/dia=/);
  // On a small laptop too each day is said in its own column.
  await page.setViewportSize({ width: 1024, height: 768 });
  const heads = page
    .getByRole("region", { name: "Agenda de la semana" })
    .getByText(/^(lun|mar|mié|jue|vie|sáb|dom) \d/);
  await expect(heads.first()).toBeVisible();
  // Whatever the date is: two figures take the most room.
  const cut = await heads.evaluateAll((all) =>
    all.flatMap((one) => {
      const number = one.querySelector("b")?.firstChild ?? null;
      if (number) number.nodeValue = "28";
      const head = one.closest("p");
      return number && head && head.scrollWidth <= head.clientWidth ? [] : [one.textContent];
    }),
  );
  expect(cut).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole("button", { name: /, 0 de 4 plazas/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Añadir a las/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Añadir visita" }).click();
  await expect(dialog.getByText("Escribe el nombre.")).toBeVisible();
  await expect(dialog.getByLabel("Hora")).toContainText("libres");
  await dialog.getByLabel("Nombre").fill("Rosa Prueba");
  await dialog.getByLabel("Teléfono").fill("600 999 111");
  await dialog.getByRole("button", { name: "Añadir visita" }).click();
  await expectToast(page, "Éxito", "Visita añadida.");

  const cell = page.getByRole("button", { name: /Rosa Prueba/ }).first();
  await cell.click();
  await expect(pane(page)).toContainText("Rosa Prueba");
  const target = page.getByRole("button", { name: /, 0 de 4 plazas/ }).last();
  const there = `${(await target.getAttribute("aria-label"))?.split(", 0 de")[0]}, 1 de 4 plazas: Rosa Prueba`;
  await pane(page).getByRole("listitem").filter({ hasText: "Rosa Prueba" }).dragTo(target);
  await expect(page.getByRole("heading", { name: "Mover a Rosa Prueba" })).toBeVisible();
  await page.getByRole("button", { name: "Mover la visita" }).click();
  await expectToast(page, "Éxito", "Visita movida.");
  const actions = await site.sql`select action, person is not null as by_staff from visit_events
    join agenda on agenda.id = visit_id where name = 'Rosa Prueba' order by visit_events.created_at`;
  expect([...actions]).toEqual([
    { action: "booked", by_staff: true },
    { action: "moved", by_staff: true },
  ]);

  // The next key is for who was moved, where it is now.
  await expect(page.getByRole("button", { name: there })).toBeFocused();
  await expect(pane(page)).toContainText("Rosa Prueba");
  await page.keyboard.press("m");
  await expect(page.getByRole("heading", { name: "Mover a Rosa Prueba" })).toBeVisible();
  await page.keyboard.press("Escape");
  await site.sql`update visits set starts_at = now() - interval '10 minutes', ends_at = now() + interval '20 minutes'
    where id = (select id from agenda where name = 'Rosa Prueba')`;
  // In the inbox it is one of all requests.
  await openSection(page, "/admin/inbox", "Bandeja");
  await page.getByRole("searchbox", { name: "Buscar en la bandeja" }).fill("Rosa Prueba");
  await page.getByRole("searchbox", { name: "Buscar en la bandeja" }).press("Enter");
  await expect(page.getByText("1 solicitud", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /Rosa Prueba/ }).click();
  await expect(page.getByRole("region", { name: "Historia" })).toContainText("Movida:");
});

test("on a phone the desk reads a day, notes who came, and changes the hours of visits @phone", async ({
  page,
  site,
}) => {
  const [visit] = await site.sql<{ id: string; name: string; day: string }[]>`
    select id, name, (starts_at at time zone 'Europe/Madrid')::date::text as day from agenda
    where club_id = 'acacias' and status <> 'cancelled' and starts_at < now() - interval '1 hour' order by starts_at limit 1`;
  if (!visit) throw new Error("nobody came in the last days");
  await site.sql`update visits set status = 'booked' where id = ${visit.id}`;
  await openSection(page, `/admin/visits?dia=${visit.day}`, "Visitas");
  await page
    .getByRole("button", { name: `Ha venido ${visit.name}`, exact: true })
    .first()
    .click();
  await expectToast(page, "Éxito", "Apuntado: ha venido.");

  await page.getByRole("button", { name: "Ajustes" }).click();
  await page.getByRole("textbox", { name: "Viernes, mañana desde" }).fill("10");
  await page.getByRole("textbox", { name: "Viernes, mañana hasta" }).fill("9:00");
  await expect(page.getByText("La hora de fin va después de la de inicio.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Guardar Cambios" })).toBeDisabled();
  await page.getByRole("textbox", { name: "Viernes, mañana hasta" }).fill("12:00");
  await page.getByRole("button", { name: "Más: Plazas por hora" }).click();
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(page, "Éxito", "Ajustes guardados. Las visitas ya reservadas no cambian.");
  const rows = await site.sql`select capacity, hours_friday from visit_settings where club_id = 'acacias'`;
  expect([...rows]).toEqual([{ capacity: 5, hours_friday: "10:00-12:00, 16:30-19:30" }]);
});
