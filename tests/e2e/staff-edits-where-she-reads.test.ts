import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { addStaff } from "#backend/auth/staff.ts";
import { type PageParts, pageParts } from "../../app/admin/web/page-parts.ts";
import { everyBlock } from "../fixtures/every-block.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { databaseAddress } from "./fixtures/journey-world.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { startSite } from "./fixtures/site-process.ts";
import { endAccess, expect, type Page, signedOut, test } from "./fixtures/staff.ts";

const site = (page: Page) => page.frameLocator("iframe");
const bar = (page: Page) => page.getByRole("complementary", { name: "Editar la web" });
const pencil = (page: Page, name: string) => site(page).getByRole("button", { name, exact: true });

/** Looks at a public page through the panel, until it is known what may be edited there. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/web${path}`);
  await expect(bar(page).getByRole("status")).toHaveText(/^(Puedes editar|Aquí no hay nada)/);
}

/** The addresses of the demo site on which every part of the map stands at least once. */
const pages = [
  ...["/", "/clubs", "/club/acacias", "/club/acacias/horario", "/events", "/events/noche-de-fuerza"],
  ...["/9ftoday", "/9ftoday/proteina-sin-obsesion", "/merch", "/merch/esterilla-104516", "/ninecast"],
  ...[
    "/ninecast/por-que-a-las-siete",
    "/partners",
    "/careers",
    "/manifiesto",
    "/p/semana-de-puertas-abiertas",
    "/p/por-bloques",
  ],
];

/** The same demo site, whose jobs are its own and not a third party's. */
async function withOwnJobs(browser: Browser, database: string, use: (page: Page) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-jobs-"));
  const env = { EMBED_CAREERS_SCRIPT_URL: "", EMBED_CAREERS_FORM_ID: "" };
  const own = await startSite({ backend: { DATABASE_URL: databaseAddress(database) }, dataDir, env });
  const context = await browser.newContext({ baseURL: own.url, storageState: signedOut });
  try {
    const page = await context.newPage();
    await signIn(page);
    await use(page);
  } finally {
    await context.close();
    await own.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test("each part of the map is found on the site, wherever it stands @desktop", async ({
  browser,
  restoreAfter,
  site: { sql },
}) => {
  test.slow(); // A second site has to start.
  const [row] = await sql<{ name: string }[]>`select current_database() as name`;
  await restoreAfter("landing_pages");
  await sql`insert into landing_pages (slug, title, is_published, content)
    values ('por-bloques', 'Por bloques', true, ${sql.json({ blocks: everyBlock([]) } as never)})`;
  await withOwnJobs(browser, row?.name ?? "", findEveryPart);
});

async function findEveryPart(page: Page): Promise<void> {
  const missing = new Map<PageParts, string>();
  const seen = new Set<PageParts>();
  for (const path of pages) {
    await look(page, path);
    for (const parts of pageParts.filter(({ on }) => on?.test(path) ?? true)) {
      const standing = site(page).locator(parts.at);
      const count = await standing.count();
      if (count > 0) seen.add(parts);
      if ((await standing.locator("> .lapiz > button").count()) !== count) missing.set(parts, `${parts.at} on ${path}`);
    }
  }
  expect([...missing.values()], "has no pencil").toEqual([]);
  expect(pageParts.filter((part) => !seen.has(part)).map(({ at }) => at)).toEqual([]);
}

test("from the hours of a club to their field, from a picture to its gallery, and back to where they stand", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("clubs");
  await look(page, "/club/acacias");
  await expectNoFindings(page);
  await pencil(page, "Editar el horario").press("Enter");
  const hours = page.getByLabel("Lunes a viernes", { exact: true });
  await expect(hours).toBeFocused();
  await hours.fill("6:30–22:30");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page).toHaveURL(/\/admin\/web\/club\/acacias$/);
  await expect(bar(page).getByRole("status")).toHaveText("Visible ya en /club/acacias");
  await expect(site(page).locator(".club-hours")).toContainText("6:30–22:30");
  await expect(pencil(page, "Editar el horario")).toBeFocused();

  await pencil(page, "Editar la imagen 2").click();
  const gallery = page.getByRole("dialog", { name: "Galería de ACACIAS" });
  await expect(gallery.getByRole("button", { name: /^Mover la imagen 2/ })).toBeFocused();
  await gallery.getByRole("button", { name: "Cerrar" }).last().click();
  await expect(page).toHaveURL(/\/admin\/web\/club\/acacias$/);
  await expect(pencil(page, "Editar la imagen 2")).toBeFocused();
});

test("each block of a landing leads to its form, and back to where it stands", async ({
  page,
  restoreAfter,
  site: { sql },
}) => {
  await restoreAfter("landing_pages");
  const blocks = everyBlock([]);
  await sql`insert into landing_pages (slug, title, is_published, content)
    values ('por-bloques', 'Por bloques', true, ${sql.json({ blocks } as never)})`;
  await look(page, "/p/por-bloques");
  await expect(pencil(page, "Editar la landing Por bloques")).toBeVisible();
  await pencil(page, "Editar el bloque 2").click();
  const open = page.locator(".block-row > button[aria-expanded=true]");
  await expect(open).toHaveCount(1);
  await expect(open).toBeFocused();
  await expect(open).toBeInViewport();
  await page.getByLabel("Título del bloque").first().fill("Dicho desde la página");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page).toHaveURL(/\/admin\/web\/p\/por-bloques$/);
  await expect(site(page).getByRole("heading", { name: "Dicho desde la página" })).toBeVisible();
  await expect(pencil(page, "Editar el bloque 2")).toBeFocused();
});

test("what does not show after a save says why", async ({ page, restoreAfter }) => {
  await restoreAfter("articles");
  await look(page, "/9ftoday");
  await pencil(page, "Editar el artículo Proteína sin obsesión").click();
  await page.getByText("Ajustes", { exact: true }).click();
  await page.getByRole("switch", { name: "Publicado" }).click();
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(bar(page).getByRole("status")).toHaveText(/^Guardado, pero no se ve en la web: .*borrador/i);
  await expect(pencil(page, "Editar el artículo Proteína sin obsesión")).toHaveCount(0);
});

test("the list names what the page has, and a page that stays open leads back @desktop", async ({ page }) => {
  await look(page, "/en/club/acacias");
  await bar(page).getByRole("button", { name: "Qué puedes editar" }).click();
  const list = page.getByRole("dialog", { name: "Qué puedes editar aquí" });
  // The English page calls it Annual.
  await expect(list.getByRole("button", { name: "Editar la tarifa Anual" })).toBeVisible();
  await list.getByRole("button", { name: "Editar los datos del pie" }).click();
  await page.getByRole("link", { name: "Volver a la web" }).click();
  await expect(page).toHaveURL(/\/admin\/web\/en\/club\/acacias$/);
  await site(page).getByRole("link", { name: "Events", exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/web\/en\/events$/);
  await bar(page).getByRole("link", { name: "Salir" }).click();
  await expect(page).toHaveURL(/\d\/en\/events$/);
  await expect(page.locator(".lapiz")).toHaveCount(0);
});

test.describe("somebody with a role", () => {
  const iris = { email: "iris.leal@ninefitness.test", password: "cuerda-doble-quince" };
  test.use({ storageState: signedOut });
  test.afterEach(({ page, site }) => endAccess({ page, site }, iris.email));

  test("who manages a club has pencils there alone, and the desk has none @desktop", async ({ page, site: world }) => {
    await addStaff(world.sql, iris.email, iris.password);
    const [person] = await world.sql`
      update staff set role = 'club_manager' where user_id = (select id from auth.users where email = ${iris.email})
      returning user_id`;
    await world.sql`insert into staff_clubs values (${person?.user_id}, 'acacias')`;
    await signIn(page, iris);
    await look(page, "/club/acacias");
    await expect(pencil(page, "Editar la tarifa Anual")).toBeVisible();
    await expect(pencil(page, "Editar el menú")).toHaveCount(0);
    await look(page, "/club/valdebebas");
    await expect(site(page).locator(".lapiz")).toHaveCount(0);
    await world.sql`update staff set role = 'reception' where user_id = ${person?.user_id}`;
    await look(page, "/club/acacias");
    await expect(bar(page).getByRole("status")).toHaveText("Aquí no hay nada que puedas editar.");
  });
});
