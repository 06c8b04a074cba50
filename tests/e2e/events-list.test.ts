import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, test } from "./fixtures/journey.ts";

test("the events stand in the order they were made, each with its facts, and shut nobody out @phone", async ({
  page,
}) => {
  const answer = await page.goto("/events");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Próximos eventos | NINE FITNESS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("PRÓXIMOS EVENTOS");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows.getByRole("heading")).toHaveText([
    "Carrera de Madrid Río",
    "Noche de fuerza",
    "Agua y respiración",
    "Taller de movilidad de cadera",
    "Puertas abiertas",
  ]);
  await expect(rows.first()).toContainText(/^\d\d [A-Z]{3}/);
  await expect(rows.first()).toContainText("Diez kilómetros en grupo");
  await expect(rows.first()).toContainText("9:30");
  await expect(rows.first()).toContainText("Puerta de Acacias");
  await test.step("Más Información leads out of the site, where there is such a link", async () => {
    const link = rows.first().getByRole("link", { name: "Más Información" });
    await expect(link).toHaveAttribute("href", "https://socios.ninefitness.example/eventos/carrera-madrid-rio");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(
      rows.filter({ hasText: "Agua y respiración" }).getByRole("link", { name: "Más Información" }),
    ).toHaveCount(0);
  });
  await test.step("nothing shuts anybody out", async () => {
    await page.getByRole("button", { name: "Aceptar" }).click();
    await expectBestPractice(page);
  });
  await test.step("the page closes with an invitation to write", async () => {
    const invitation = page.getByRole("region", { name: "¿Montamos uno juntos?" });
    await expect(invitation).toContainText("Si tienes una idea para el club, cuéntanosla.");
    await invitation.getByRole("link", { name: "Escríbenos" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test("odd content of staff is shown as the text it is, and fits, and no content at all is said @phone", async ({
  page,
  site,
  restoreAfter,
  allowHarmful,
}) => {
  await restoreAfter("events");
  await allowHarmful("events");
  await site.sql`delete from events`;
  await page.goto("/events");
  await expect(page.getByText("Ahora mismo no hay eventos programados.")).toBeVisible();
  await site.sql`
    insert into events (event_date, title, description, time, location, url, created_at) values
    ('Todos los jueves de diciembre y enero', ${`<img src=x onerror=alert(1)> 🏋️ ${"Largo".repeat(60)}`},
     ${"a".repeat(4000)}, ${"de sol a sol ".repeat(30)}, null, 'javascript:alert(1)', now()),
    ('', 'Sin fecha', null, null, null, null, now() + interval '1 second')`;
  await page.goto("/events");
  await expect(page.getByRole("heading", { name: "Sin fecha" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toContainText(
    "<img src=x onerror=alert(1)> 🏋️",
  );
  await expect(page.getByRole("link", { name: "Más Información" })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});

test("a long description folds, and the event's page has it whole, whether scripts run or not @desktop", async ({
  site,
  restoreAfter,
}) => {
  await restoreAfter("events");
  const long = `Empieza aquí. ${"Una frase que sigue y sigue. ".repeat(30)}Acaba aquí.`;
  await site.sql`update events set description = ${long} where title = 'Noche de fuerza'`;
  const html = await (await site.fetch("/events")).text();
  const row = html.match(/<li [^>]*id="evento-.*?<\/li>/gs)?.find((text) => text.includes("Noche de fuerza")) ?? "";
  expect(row).toContain("Empieza aquí.");
  expect(row).not.toContain("Acaba aquí.");
  const more = row.match(/<a .*?<\/a>/gs)?.find((link) => /Leer más/.test(link)) ?? "";
  expect(more.replaceAll(/<[^>]*>/g, "")).toBe("Leer más sobre Noche de fuerza");
  const [, address = ""] = /href="([^"]+)"/.exec(more) ?? [];
  const whole = await (await site.fetch(address)).text();
  expect(/<main.*<\/main>/s.exec(whole)?.[0]).toContain("Acaba aquí.");
});
