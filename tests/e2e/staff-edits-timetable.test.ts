import { readFileSync } from "node:fs";
import { addDays, weekOf } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, expectToast, openSection, type Page, test } from "./fixtures/staff.ts";

const heading = "Horario de actividades";
const published = ["class_exceptions", "club_classes"];
const block = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const publish = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a class is dragged, made longer and moved by key, its facts are changed beside the grid, the draft outlives a reload, and the week is published as one", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter(...published);
  await openSection(page, "/admin/timetable", heading);
  const from = block(page, "Movilidad, sábado 17:00");
  const to = block(page, "Movilidad, domingo 10:30");
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("no blocks");
  await page.mouse.move(start.x + 20, start.y + 5);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, start.y + 5, { steps: 5 });
  await page.mouse.up();
  await expect(block(page, "Movilidad, domingo 17:00")).toBeVisible();
  await page.reload();
  await expect(block(page, "Movilidad, domingo 17:00")).toBeVisible();
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(block(page, "Movilidad, sábado 17:00")).toBeVisible();

  await test.step("longer by its end, then its facts", async () => {
    const movilidad = block(page, "Movilidad, sábado 17:00");
    await movilidad.hover();
    const box = await movilidad.boundingBox();
    if (!box) throw new Error("no block");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height);
    await page.mouse.down();
    // 25 minutes at 0.68 px each.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height + 17, { steps: 4 });
    await page.mouse.up();
    await movilidad.click();
    const facts = page.getByRole("region", { name: "Clase elegida" });
    await expect(facts.getByLabel("Minutos")).toHaveValue("70");
    await expectNoFindings(page);
    await facts.getByLabel("Empieza").fill("9:3");
    await facts.getByLabel("Empieza").fill("18:00");
    await expect(block(page, "Movilidad, sábado 18:00")).toBeVisible();
    await facts.getByLabel("Minutos").fill("");
    await facts.getByLabel("Minutos").blur();
    await expect(facts.locator(".field__error")).toBeVisible();
    await facts.getByLabel("Minutos").fill("45");
    await facts.getByRole("button", { name: "domingo" }).click();
    await expect(block(page, "Movilidad, domingo 18:00")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publicar 2 cambios" })).toBeEnabled();
    await facts.getByLabel("Minutos").press("Escape");
    await expect(facts).toBeHidden();
    await expect(block(page, "Movilidad, sábado 18:00")).toBeFocused();
    await page.getByRole("button", { name: "Descartar" }).click();
  });
  await test.step("by key each move is spoken, and nothing is published while something is taken twice", async () => {
    const yoga = block(page, "Yoga, lunes 8:15");
    await yoga.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Yoga, lunes 8:20, Sala 2 libre")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(block(page, "Todo publicado")).toBeVisible();

    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("PageDown");
    await expect(page.getByText("Yoga, martes 9:15, Elena Bru ya tiene clase")).toBeAttached();
    await page.keyboard.press("Enter");
    // Nothing is published while something is taken twice.
    await expect(page.getByText("Sala 2 está ocupada el martes.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publicar 1 cambio" })).toBeDisabled();
    await page.getByRole("button", { name: /^Mover Yoga a/ }).click();
    await publish(page, "Publicar 1 cambio");
    await expectToast(page, "Éxito", "1 cambio publicado.");
    const rows = await site.sql`
      select weekday from club_classes join activities on activities.id = activity_id
      where club_id = 'acacias' and activities.name = 'Yoga' and weekday = 1 and start_minute = 495`;
    expect(rows).toHaveLength(0);
  });
});

test("the list adds a class on several days, a file with a fault changes nothing, and one that comes back keeps what is different on a date", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter(...published);
  await openSection(page, "/admin/timetable?vista=lista&club=valdebebas", heading);
  await page.getByRole("button", { name: "Añadir clase el lunes" }).click();
  const form = page.getByRole("dialog", { name: "Añadir clase" });
  await form.getByLabel("Empieza").fill("23:30");
  await form.getByLabel("Minutos").fill("60");
  await form.getByRole("button", { name: "Guardar en el borrador" }).click();
  await expect(form.getByText("La clase tiene que acabar antes de medianoche")).toBeVisible();
  await form.getByLabel("Empieza").fill("21:30");
  await form.getByLabel("Minutos").fill("45");
  await form.getByRole("button", { name: "miércoles" }).click();
  await form.getByRole("button", { name: "Guardar en el borrador" }).click();

  const faulty = "Día;Empieza;Actividad\nlunes;7:00;Fuerza\nlunes;9:00;Remo\n";
  await page
    .getByLabel("Archivo")
    .setInputFiles({ name: "semana.csv", mimeType: "text/csv", buffer: Buffer.from(faulty) });
  await expect(page.getByText("No hay ninguna actividad llamada «Remo».")).toBeVisible();
  await expect(page.getByText("Línea 3.")).toBeVisible();
  await page.getByRole("button", { name: "Entendido" }).click();
  await publish(page, "Publicar 2 cambios");
  await expectToast(page, "Éxito", "2 cambios publicados.");
  await expect(page.getByRole("button", { name: "Todo publicado" })).toBeVisible();
  const rows = await site.sql`
    select weekday from club_classes where club_id = 'valdebebas' and start_minute = 1290 order by weekday`;
  expect(rows.map((row) => row.weekday)).toEqual([1, 3]);

  const changes = () => site.sql`select id, class_id, on_date from class_exceptions order by id`;
  const monday = addDays(weekOf(madridDayAndMinute(new Date()).date)[0] ?? "", 7);
  await openSection(page, "/admin/timetable?modo=fecha&club=acacias", heading);
  await page.getByLabel("Día", { exact: true }).first().fill(monday);
  await page.getByRole("button", { name: "Cancelar Boxeo de las 20:40" }).click();
  await expectToast(page, "Éxito", "La web ya lo muestra.");
  const before = await changes();
  await page.goto(`/club/acacias/horario?dia=${monday}`);
  const cancelled = page.getByRole("button", { name: /Boxeo.*Cancelada/ }).filter({ visible: true });
  await expect(cancelled.first()).toBeVisible();
  await openSection(page, "/admin/timetable?vista=lista&club=acacias", heading);
  const exported = async (kind: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Exportar ${kind}` }).click();
    return readFileSync(await (await download).path());
  };
  const take = async (buffer: Buffer) => {
    await page.getByLabel("Archivo").setInputFiles({ name: "semana", mimeType: "", buffer });
    await page.getByRole("button", { name: "Sustituir la semana" }).click();
  };
  await take(await exported("Excel"));
  await expect(page.getByRole("button", { name: "Todo publicado" })).toBeVisible();
  const file = await exported("CSV");
  await take(file);
  await expect(page.getByRole("button", { name: "Todo publicado" })).toBeVisible();

  const withoutBoxing = file
    .toString()
    .split("\n")
    .filter((line) => !/^lunes.*20:40.*Boxeo/i.test(line))
    .join("\n");
  await take(Buffer.from(withoutBoxing));
  await expect(page.getByText(/se pierde 1 cambio de fecha: Boxeo, lunes 20:40/)).toBeVisible();
  expect(await changes()).toEqual(before);

  await test.step("an activity says which classes go with it", async () => {
    await openSection(page, "/admin/timetable/actividades", "Actividades");
    await page.getByRole("button", { name: "Eliminar Boxeo" }).click();
    await expect(page.getByText(/Con ella se eliminan sus \d+ clases de 2 clubs\./)).toBeVisible();
  });
});

test("the week is a sheet: what is wrong or in the way is named, the rest is saved together and dates stay", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter(...published);
  const exceptions = () => site.sql`select id, class_id, on_date from class_exceptions order by id`;
  const classes = () => site.sql`select id, weekday, start_minute, room from club_classes order by id`;
  const before = { exceptions: await exceptions(), classes: await classes() };
  expect(before.exceptions.length).toBeGreaterThan(0);
  await openSection(page, "/admin/timetable?vista=tabla", heading);
  const sheet = page.getByRole("grid", { name: "Tabla de clases" });
  const cell = async (row: RegExp, column: string) => {
    const headings = await sheet.getByRole("columnheader").allInnerTexts();
    return sheet
      .getByRole("row", { name: row })
      .getByRole("gridcell")
      .nth(headings.indexOf(column) - 1);
  };
  const type = async (row: RegExp, column: string, text: string) => {
    await (await cell(row, column)).click();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  await type(/Fuerza, lunes 7:15/, "Empieza", "25:00");
  // Pilates has Sala 2 from 9:15 on.
  await type(/Yoga, lunes 8:15/, "Empieza", "9:00");
  await type(/Movilidad, lunes 10:30/, "Sala", "Sala 9");
  await expect(page.getByText("1 cambio", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "2 celdas por corregir" }).click();
  await expect(page.getByText("Escribe una hora del día, como 7:15.")).toBeVisible();
  await (await cell(/Yoga, lunes 8:15/, "Empieza")).click();
  await expect(page.getByText(/Sala 2 está ocupada el lunes/)).toBeVisible();
  await expectNoFindings(page);

  // Another view asks before it throws away what is typed.
  page.once("dialog", (dialog) => void dialog.dismiss());
  await page.getByRole("button", { name: "Rejilla" }).click();
  await page.getByRole("button", { name: "Revisar y guardar" }).click();
  const review = page.getByRole("dialog", { name: "Revisar y guardar" });
  await expect(review.getByRole("region", { name: "lunes" })).toContainText("Sala 2 Sala 9");
  await review.getByRole("button", { name: "Guardar 1 cambio" }).click();
  await expectToast(page, "Éxito", "Guardado: 1 cambio.");
  const after = await classes();
  expect(after.filter(({ room }) => room === "Sala 9")).toHaveLength(1);
  expect(after.map(({ id }) => id)).toEqual(before.classes.map(({ id }) => id));
  expect(await exceptions()).toEqual(before.exceptions);
  // What could not be saved is still there.
  await expect(page.getByRole("button", { name: "2 celdas por corregir" })).toBeVisible();
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("button", { name: "Deshacer", exact: true }).click();
  await expectToast(page, "Éxito", "Todo vuelve a estar como antes.");
  expect(await classes()).toEqual(before.classes);
  expect(await exceptions()).toEqual(before.exceptions);
});

test.describe("when something else is planned already", () => {
  test.use({ expectedErrors: ["status of 400"] });

  test("a class that would meet it at that moment is not planned, and says why", async ({
    page,
    site,
    restoreAfter,
  }) => {
    await restoreAfter("planned_changes", ...published);
    await site.sql`insert into planned_changes (table_name, row_id, changes, due_at)
      select 'club_classes', id::text, '{"room": "Sala 9", "start_minute": 640}', '2039-06-01'
      from club_classes where club_id = 'acacias' and weekday = 1 and start_minute = 570`;
    await openSection(page, "/admin/timetable?vista=tabla&club=acacias", heading);
    const sheet = page.getByRole("grid", { name: "Tabla de clases" });
    const headings = await sheet.getByRole("columnheader").allInnerTexts();
    const row = sheet.getByRole("row", { name: /Movilidad, lunes 10:30/ });
    await row
      .getByRole("gridcell")
      .nth(headings.indexOf("Sala") - 1)
      .click();
    await page.keyboard.type("Sala 9");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Revisar y guardar" }).click();
    const planFor = async (moment: string, end?: string) => {
      await page.getByRole("button", { name: "Para más adelante…" }).click();
      const dialog = page.getByRole("dialog", { name: "Guardar para más adelante" });
      await dialog.getByLabel("Desde").fill(moment);
      if (end) await dialog.getByLabel("Hasta").fill(end);
      await dialog.getByRole("button", { name: /^Guardar para el/ }).click();
    };
    await planFor("2039-07-01T00:00");
    await expectToast(page, "No se ha guardado para más adelante", "Sala 9 está ocupada el lunes");
    // From June on it would meet it too, unless it has gone back by then.
    await planFor("2039-05-01T00:00", "2039-05-20T00:00");
    await expectToast(page, "Cambio previsto", "1 fila");
  });
});
