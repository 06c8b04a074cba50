import { devices } from "@playwright/test";
import { expect, type Site, test } from "./fixtures/journey.ts";

test.use({
  expectedErrors: ["404", "503", "400"],
  // Crawlers wait for the whole page, and the test browser names itself like one.
  userAgent: devices["Desktop Chrome"].userAgent,
});

test.afterEach(async ({ site }) => void (await site.sql`delete from storage.objects where name like 'tetuan-%'`));

test("a club that is not there is not found @desktop", async ({ page, site }) => {
  for (const club of ["no-existe", "x".repeat(900), "%00", "acacias'--", "%3Cscript%3E", "acacias/otra"]) {
    // Asked as by a crawler: a frame that goes ahead of a slow read is 200.
    expect((await fetch(`${site.url}/club/${club}`)).status, club).toBe(404);
    await page.goto(`/club/${club}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
  }
});

test("when the club cannot be read the page does not pretend that it is missing @desktop", async ({
  page,
  site,
  breakReads,
}) => {
  await breakReads("clubs");
  // A club that nobody has asked for: of the others the last good page would be shown.
  expect((await fetch(`${site.url}/club/chamberi`)).status).toBe(503);
  await page.goto("/club/chamberi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Algo no ha ido bien");
  await expect(page.getByRole("link", { name: "Volver al inicio" })).toBeVisible();
});

for (const [table, gone, entries] of [
  ["precios", "TARIFAS TETUÁN", ["Bonos", "Servicios", "Galería"]],
  ["club_extra_services", "BONOS DE SESIONES", ["Tarifas", "Servicios", "Galería"]],
  ["storage.objects", "Ampliar imagen", ["Tarifas", "Bonos", "Servicios"]],
] as const) {
  test(`when ${table} cannot be read its section is empty and the page stands @desktop`, async ({
    page,
    site,
    breakReads,
    restoreAfter,
  }) => {
    await restoreAfter("precios", "club_extra_services", "clubs");
    const id = await addClub(site);
    await breakReads(table);
    expect((await fetch(`${site.url}/club/${id}`)).status).toBe(503);
    await page.goto(`/club/${id}`);
    await expect(page.getByRole("navigation", { name: "En esta página" }).getByRole("link")).toHaveText([...entries]);
    await expect(page.getByText(gone)).toHaveCount(0);
  });
}

/** A club with something in each section, whose page nobody has seen: of others the last good one would be shown. */
async function addClub(site: Site): Promise<string> {
  const id = `tetuan-${crypto.randomUUID().slice(0, 8)}`;
  await site.sql`insert into clubs (id, name, included_services) values (${id}, 'TETUÁN', '{Sala}')`;
  await site.sql`insert into precios (club_id, title, price) values (${id}, 'Anual', 40)`;
  await site.sql`insert into club_extra_services (club_id, type, title, price) values (${id}, 'bono', 'Bono 5', 100)`;
  await site.sql`insert into storage.objects (bucket_id, name) values ('media_assets', ${`${id}/1_sala.jpg`})`;
  return id;
}

test("while rates and pictures are on their way the page says so @desktop", async ({
  page,
  site,
  holdReads,
  restoreAfter,
}) => {
  await restoreAfter("precios", "club_extra_services", "clubs");
  const id = await addClub(site);
  const release = await holdReads("precios");
  await page.goto(`/club/${id}`, { waitUntil: "commit" });
  await expect(page.getByText("Cargando tarifas...")).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { name: "Anual" })).toBeVisible();
  await expect(page.getByText("Cargando tarifas...")).toBeHidden();
});

test("while the pictures are on their way the page says so @desktop", async ({
  page,
  site,
  holdReads,
  restoreAfter,
}) => {
  await restoreAfter("precios", "club_extra_services", "clubs");
  const id = await addClub(site);
  const release = await holdReads("storage.objects");
  await page.goto(`/club/${id}`, { waitUntil: "commit" });
  await expect(page.getByText("Cargando galería...")).toBeVisible();
  await release();
  await expect(page.getByRole("link", { name: "Ampliar imagen 1 de 1" })).toBeVisible();
});
