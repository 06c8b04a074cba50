import { accessibilityCheck } from "./fixtures/accessibility-check.ts";
import { withFreshSite } from "./fixtures/fresh-site.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

test.use({ expectedErrors: ["503"] });

/** Made after a page was asked for, content shows with the next request. */
async function untilPage(page: Page, shows: () => Promise<void>) {
  await expect(async () => {
    await page.goto("/events");
    await shows();
  }).toPass();
}

test("the events stand in the order they were made, each with its facts", async ({ page }) => {
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
});

test("Más Información leads out of the site, where there is such a link @desktop", async ({ page }) => {
  await page.goto("/events");
  const rows = page.getByRole("main").getByRole("listitem");
  const link = rows.first().getByRole("link", { name: "Más Información" });
  await expect(link).toHaveAttribute("href", "https://socios.ninefitness.example/eventos/carrera-madrid-rio");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(
    rows.filter({ hasText: "Agua y respiración" }).getByRole("link", { name: "Más Información" }),
  ).toHaveCount(0);
});

test("a long description folds, and the event's page has it whole @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("events");
  const long = `Empieza aquí. ${"Una frase que sigue y sigue. ".repeat(30)}Acaba aquí.`;
  await site.sql`update events set description = ${long} where title = 'Noche de fuerza'`;
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Noche de fuerza" });
  await untilPage(page, () => expect(row).toContainText("Empieza aquí.", { timeout: 500 }));
  await expect(row).not.toContainText("Acaba aquí.");
  await row.getByRole("link", { name: "Leer más sobre Noche de fuerza" }).click();
  await expect(page.getByRole("main")).toContainText("Acaba aquí.");
});

test("the page closes with an invitation to write", async ({ page }) => {
  await page.goto("/events");
  const invitation = page.getByRole("region", { name: "¿Montamos uno juntos?" });
  await expect(invitation).toContainText("Si tienes una idea para el club, cuéntanosla.");
  await invitation.getByRole("link", { name: "Escríbenos" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("without events the page says so @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("events");
  await site.sql`delete from events`;
  await untilPage(page, () =>
    expect(page.getByText("Ahora mismo no hay eventos programados.")).toBeVisible({ timeout: 500 }),
  );
});

test("odd content of staff is shown as the text it is, and fits", async ({
  page,
  site,
  restoreAfter,
  allowHarmful,
}) => {
  await restoreAfter("events");
  await allowHarmful("events");
  await site.sql`delete from events`;
  await site.sql`
    insert into events (event_date, title, description, time, location, url, created_at) values
    ('Todos los jueves de diciembre y enero', ${`<img src=x onerror=alert(1)> 🏋️ ${"Largo".repeat(60)}`},
     ${"a".repeat(4000)}, ${"de sol a sol ".repeat(30)}, null, 'javascript:alert(1)', now()),
    ('', 'Sin fecha', null, null, null, null, now() + interval '1 second')`;
  await untilPage(page, () => expect(page.getByRole("heading", { name: "Sin fecha" })).toBeVisible({ timeout: 500 }));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toContainText(
    "<img src=x onerror=alert(1)> 🏋️",
  );
  await expect(page.getByRole("link", { name: "Más Información" })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});

test("while the events are on their way the page says so @desktop", async ({ page, holdReads }) => {
  const release = await holdReads("events");
  // Under an address that nobody has asked for: of the others the last good page would be shown.
  await page.goto("/events?pagina=1", { waitUntil: "commit" });
  await expect(page.getByText("Cargando eventos...")).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { name: "Noche de fuerza" })).toBeVisible();
  await expect(page.getByText("Cargando eventos...")).toBeHidden();
});

test("when the events cannot be read the page stands and says so @desktop", async ({ page, site, breakReads }) => {
  await breakReads("events");
  await withFreshSite(site, page, async (url) => {
    // Asked as by a crawler: a frame that goes ahead of a slow read is 200.
    expect((await fetch(`${url}/events`)).status).toBe(503);
    await page.goto(`${url}/events`);
    const toast = page.getByRole("alert");
    await expect(toast).toContainText("Error al cargar eventos");
    await expect(toast).toContainText("No se pudieron cargar los eventos. Inténtalo de nuevo más tarde.");
    await expect(page.getByText("No hemos podido cargar los eventos. Inténtalo de nuevo más tarde.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Volver a intentarlo" })).toHaveAttribute("href", "");
    await expect(page.getByText("Ahora mismo no hay eventos programados.")).toHaveCount(0);
  });
});

test("nothing on the page shuts anybody out", async ({ page }) => {
  await page.goto("/events");
  await page.getByRole("button", { name: "Aceptar" }).click();
  const { violations } = await accessibilityCheck(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the events are all there @desktop", async ({ page }) => {
    await page.goto("/events");
    await expect(page.getByRole("heading", { name: "Puertas abiertas" })).toBeVisible();
  });
});
