import { addStaff } from "#backend/auth/staff.ts";
import { everyBlock } from "../fixtures/every-block.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { holdSession } from "./fixtures/sign-in.ts";
import { endAccess, expect, type Page, signedOut, test } from "./fixtures/staff.ts";

const site = (page: Page) => page.frameLocator("iframe");
const bar = (page: Page) => page.getByRole("complementary", { name: "Editar la web" });
const pencil = (page: Page, name: string) => site(page).getByRole("button", { name, exact: true });

/** Looks at a public page through the panel, until it is known what may be edited there. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/web${path}`);
  await expect(bar(page).getByRole("status")).toHaveText(/^(Puedes editar|Aquí no hay nada)/);
}

test("from what stands on a page to its field, and back to where it stands", async ({
  page,
  restoreAfter,
  site: { sql },
}) => {
  await restoreAfter("articles", "clubs", "landing_pages");
  await sql`insert into landing_pages (slug, title, is_published, content)
    values ('por-bloques', 'Por bloques', true, ${sql.json({ blocks: everyBlock([]) } as never)})`;
  await test.step("from the hours of a club to their field", async () => {
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
  });
  await test.step("from a picture to its gallery", async () => {
    await pencil(page, "Editar la imagen 2").click();
    const gallery = page.getByRole("dialog", { name: "Galería de ACACIAS" });
    await expect(gallery.getByRole("button", { name: /^Mover la imagen 2/ })).toBeFocused();
    await gallery.getByRole("button", { name: "Cerrar" }).last().click();
    await expect(page).toHaveURL(/\/admin\/web\/club\/acacias$/);
    await expect(pencil(page, "Editar la imagen 2")).toBeFocused();
  });
  await test.step("what does not show after a save says why", async () => {
    await site(page).getByRole("link", { name: "9FToday", exact: true }).first().click();
    await pencil(page, "Editar el artículo Proteína sin obsesión").click();
    await page.getByText("Ajustes", { exact: true }).click();
    await page.getByRole("switch", { name: "Publicado" }).click();
    await page.getByRole("button", { name: "Guardar Cambios" }).click();
    await expect(bar(page).getByRole("status")).toHaveText(/^Guardado, pero no se ve en la web: .*borrador/i);
    await expect(pencil(page, "Editar el artículo Proteína sin obsesión")).toHaveCount(0);
  });
  await test.step("from a block of a landing to its form", async () => {
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
  await test.step("the list names what the page has, and a page that stays open leads back", async () => {
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
});

test.describe("somebody with a role", () => {
  const iris = { email: "iris.leal@ninefitness.test", password: "cuerda-doble-quince" };
  test.use({ storageState: signedOut });
  test.afterEach(({ page, site }) => endAccess({ page, site }, iris.email));

  test("who manages a club has pencils there alone, and the desk has none", async ({ page, site: world }) => {
    await addStaff(world.sql, iris.email, iris.password);
    const [person] = await world.sql`
      update staff set role = 'club_manager' where user_id = (select id from auth.users where email = ${iris.email})
      returning user_id`;
    await world.sql`insert into staff_clubs values (${person?.user_id}, 'acacias')`;
    await holdSession(page, world, iris);
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
