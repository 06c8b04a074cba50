import { devices } from "@playwright/test";
import { expect, type Site, test } from "./fixtures/journey.ts";

test.use({
  expectedErrors: ["404", "503", "400"],
  // Crawlers wait for the whole page, and the test browser names itself like one.
  userAgent: devices["Desktop Chrome"].userAgent,
});

test.afterEach(async ({ site }) => void (await site.sql`delete from storage.objects where name like 'tetuan-%'`));

test("a club that is not there is not found @desktop", async ({ site }) => {
  for (const club of ["no-existe", "x".repeat(900), "%00", "acacias'--", "%3Cscript%3E", "acacias/otra"]) {
    // Asked as by a crawler: a frame that goes ahead of a slow read is 200.
    const answer = await site.fetch(`/club/${club}`);
    expect(answer.status, club).toBe(404);
    const html = await answer.text();
    expect(html).toContain("<title>Página no encontrada |");
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "")).toBe("Página no encontrada");
  }
});

test("what cannot be read of a club is an empty section, and the page stands @desktop", async ({
  site,
  breakReads,
  restoreAfter,
}) => {
  await restoreAfter("precios", "club_extra_services", "clubs");
  for (const [table, gone, entries] of [
    ["precios", "TARIFAS TETUÁN", ["Bonos", "Servicios", "Galería"]],
    ["club_extra_services", "BONOS DE SESIONES", ["Servicios", "Galería"]],
    ["storage.objects", "Ampliar imagen", ["Servicios"]],
  ] as const) {
    const id = await addClub(site);
    await breakReads(table);
    const answer = await site.fetch(`/club/${id}`);
    expect(answer.status, table).toBe(503);
    const html = await answer.text();
    expect(html).not.toContain(gone);
    const [index = ""] = /<nav[^>]*aria-label="En esta página".*?<\/nav>/s.exec(html) ?? [];
    const links = [...index.matchAll(/<a[^>]*>(.*?)<\/a>/g)].map(([, text = ""]) => text.replaceAll(/<[^>]+>/g, ""));
    expect(links).toEqual([...entries]);
  }
});

/** A club with something in each section, whose page nobody has seen: of others the last good one would be shown. */
async function addClub(site: Site): Promise<string> {
  const id = `tetuan-${crypto.randomUUID().slice(0, 8)}`;
  await site.sql`insert into clubs (id, name, included_services) values (${id}, 'TETUÁN', '{Sala}')`;
  await site.sql`insert into precios (club_id, title, price) values (${id}, 'Anual', 40)`;
  await site.sql`insert into club_extra_services (club_id, type, title, price) values (${id}, 'bono', 'Bono 5', 100)`;
  await site.sql`insert into storage.objects (bucket_id, name) values ('media_assets', ${`${id}/1_sala.jpg`})`;
  return id;
}

test("while rates or pictures are on their way the page says so @desktop", async ({
  page,
  site,
  holdReads,
  restoreAfter,
}) => {
  await restoreAfter("precios", "club_extra_services", "clubs");
  const [one, other] = [await addClub(site), await addClub(site)];
  const release = await holdReads("precios");
  await page.goto(`/club/${one}`, { waitUntil: "commit" });
  await expect(page.getByText("Cargando tarifas...")).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { name: "Anual" })).toBeVisible();
  await expect(page.getByText("Cargando tarifas...")).toBeHidden();

  const releasePictures = await holdReads("storage.objects");
  await page.goto(`/club/${other}`, { waitUntil: "commit" });
  await expect(page.getByText("Cargando galería...")).toBeVisible();
  await releasePictures();
  await expect(page.getByRole("link", { name: "Ampliar imagen 1 de 1" })).toBeVisible();
});
