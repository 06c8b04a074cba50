import { addStaff, removeStaff } from "#backend/auth/staff.ts";
import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import type { Site } from "./fixtures/journey.ts";
import { holdSession } from "./fixtures/sign-in.ts";
import { endAccess, expect, expectToast, openSection, type Page, signedOut, test } from "./fixtures/staff.ts";

const iris = { email: "iris.soto@ninefitness.test", password: "cuerda-doble-quince" };

/** Makes her somebody of this role, at Acacias where the role is one of clubs. */
async function giveRole({ sql }: Site, role: "editor" | "club_manager" | "reception"): Promise<void> {
  const [person] = await sql`
    update staff set role = ${role} where user_id = (select id from auth.users where email = ${iris.email})
    returning user_id`;
  await sql`delete from staff_clubs where user_id = ${person?.user_id}`;
  if (role !== "editor") await sql`insert into staff_clubs values (${person?.user_id}, 'acacias')`;
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Administración" }).first();

/** What the menu offers her. */
const entries = (page: Page) => menu(page).getByRole("link").allTextContents();

test.describe("somebody of the team", () => {
  test.use({ storageState: signedOut });
  test.afterEach(({ page, site }) => endAccess({ page, site }, iris.email));

  test.beforeEach(async ({ page, site }) => {
    await addStaff(site.sql, iris.email, iris.password);
    await holdSession(page, site, iris);
  });

  test("of the desk sees requests and visits of her club, is told who has the rest, and an editor finds neither; who manages a club changes its rates, and is shown none of another's, not even by its address", async ({
    page,
    site,
    restoreAfter,
  }) => {
    await restoreAfter("precios");
    await giveRole(site, "reception");
    await page.goto("/admin");
    await expect(menu(page).getByRole("link", { name: "Visitas" })).toBeVisible();
    expect(await entries(page)).toEqual([expect.stringMatching(/^Bandeja/), "Visitas", "Dashboard", "Actividad"]);
    await expect(page.getByText("Usa el menú")).toHaveCount(0);
    await menu(page).getByRole("link", { name: "Actividad" }).click();
    await expect(page.getByText("Todo lo que ha cambiado y quién lo hizo.", { exact: true })).toBeVisible();
    await page.goto("/admin/prices");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Precios");
    await expect(page.getByText("Tu puesto no incluye esta sección.")).toBeVisible();
    await expect(page.getByRole("banner")).not.toContainText("Administración");
    await expect(page).not.toHaveTitle(/Administración/);
    await expect(page.getByRole("main").getByText("recepcion@ninefitness.test")).toBeVisible();
    await page.goto("/admin/visits?club=chamberi");
    // A club in the address is not hers by being there.
    await expect(page.getByRole("main").locator("option", { hasText: /[A-Z]/ })).toHaveText(["ACACIAS"]);

    await test.step("an editor writes, and finds neither prices nor people nor requests", async () => {
      await giveRole(site, "editor");
      await openSection(page, "/admin/events", "Gestionar Eventos");
      await expect(
        page
          .getByRole("link", { name: "Añadir Evento" })
          .or(page.getByRole("button", { name: "Añadir Evento" }))
          .first(),
      ).toBeVisible();
      for (const name of ["Precios", "Bandeja", "Visitas", "Personas", "Privacidad", "Plantillas"]) {
        await expect(menu(page).getByRole("link", { name, exact: true })).toHaveCount(0);
      }
      await menu(page).getByRole("link", { name: "Clubs", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Gestionar Clubs" })).toBeVisible();
      await expect(page.getByText("Cargando…", { exact: true })).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Añadir Club" })).toHaveCount(0);
    });
    await test.step("who manages a club", async () => {
      await giveRole(site, "club_manager");
      await openSection(page, "/admin/prices", "Gestionar Precios");
      const hers = await site.sql<{ n: number }[]>`select count(*)::int as n from precios where club_id = 'acacias'`;
      const edits = page.getByRole("main").getByRole("button", { name: /^Editar / });
      await expect(edits).toHaveCount(hers[0]?.n ?? -1);
      await edits.first().click();
      await page.getByLabel("Precio", { exact: true }).fill("31,90");
      // Taken from her while she types: nothing is written, and her text stays.
      await site.sql`update staff_clubs set club_id = 'chamberi' where club_id = 'acacias'`;
      await page.getByRole("button", { name: "Guardar Cambios" }).click();
      await expectToast(page, "Error", "Tu cuenta no tiene permiso para hacer esto. Pídeselo a alguien de dirección.");
      await expect(page.getByLabel("Precio", { exact: true })).toHaveValue("31,90");
      await site.sql`update staff_clubs set club_id = 'acacias' where club_id = 'chamberi'`;
      await page.getByRole("button", { name: "Guardar Cambios" }).click();
      await expectToast(page, "Éxito", "Precio actualizado correctamente.");

      const [theirs] = await site.sql`select id, title from precios where club_id = 'retiro' limit 1`;
      await page.goto(`/admin/prices/${theirs?.id}`);
      await expect(
        page
          .getByRole("dialog")
          .getByText(/ya no existe|no está/i)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Título" })).toHaveCount(0);
      await page.goto(`/admin/historial/precios/${theirs?.id}?version=1`);
      await expect(page.getByRole("heading", { level: 1, name: /^Historial/ })).toBeVisible();
      await expect(page.getByRole("button", { name: "Restaurar esta versión" })).toHaveCount(0);
      await page.goto("/admin/activity?club=retiro");
      await expect(page.getByText("No hay nada que cumpla estos filtros.")).toBeVisible();
    });
  });
});

test.describe("the direction", () => {
  // This site sends no mail, and says so with this status.
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("gives a role and its clubs, asks a second factor, and invites with a role", async ({ page, site }) => {
    await addStaff(site.sql, iris.email, iris.password);
    await page.goto("/admin/personas");
    await page.getByRole("link", { name: `Editar ${iris.email}` }).click();
    const form = page.getByRole("form", { name: "Puesto y clubs" });
    await expect(form.getByRole("radio", { name: "Dirección" })).toBeChecked();
    await form.getByRole("radio", { name: "Gestión de club" }).check();
    await form.getByRole("button", { name: "Guardar Cambios" }).click();
    await expect(form.getByText("Elige al menos un club.")).toBeVisible();
    await form.getByRole("checkbox", { name: "ACACIAS" }).check();
    await expect(form.getByText(/^Añades ACACIAS: verá \d+ solicitudes de ese club\.$/)).toBeVisible();
    await expectNoFindings(page);
    await form.getByRole("button", { name: "Guardar Cambios" }).click();
    await expectToast(page, "Éxito", "Gestión de club");
    await page.getByRole("button", { name: "Quitar el acceso" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Quitar el acceso" }).click();
    await expectToast(page, "Éxito", `${iris.email} ya no tiene acceso.`);
    await page.getByRole("link", { name: "← Personas" }).click();
    const row = page.getByRole("row").filter({ hasText: iris.email });
    await expect(row).toContainText("Gestión de club");
    await expect(row).toContainText("ACACIAS");
    await row.getByRole("button", { name: `Activar a ${iris.email}` }).click();
    await expectToast(page, "Éxito", `${iris.email} vuelve a tener acceso.`);
    await expect(row).not.toContainText("Sin acceso");

    await test.step("a second factor is asked of her, from the menu of her row", async () => {
      const menu = row.getByRole("button", { name: /^Más acciones de / });
      await menu.click();
      await expectNoFindings(page);
      await page.getByRole("button", { name: "Pedir segundo factor" }).click();
      await expectToast(page, "Éxito", `A ${iris.email} se le pide el segundo factor.`);
      await menu.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Dejar de pedir segundo factor" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Dejar de pedir segundo factor" })).toBeHidden();
      await expect(menu).toBeFocused();
      await row.getByRole("link", { name: `Editar ${iris.email}` }).click();
      await expect(page.getByText("Se le pide: sin él no verá ni cambiará nada")).toBeVisible();
      await page.getByRole("link", { name: "← Personas" }).click();
    });
    await removeStaff(site.sql, iris.email);

    await page.getByRole("button", { name: "Invitar" }).click();
    const sheet = page.getByRole("dialog", { name: "Invitar" });
    await sheet.getByLabel("Email").fill("nora.paz@ninefitness.test");
    await sheet.getByRole("radio", { name: "Recepción" }).check();
    await sheet.getByRole("checkbox", { name: "ACACIAS" }).check();
    await expect(sheet.getByRole("switch", { name: "Pedir segundo factor al entrar" })).toBeChecked();
    await sheet.getByRole("button", { name: "Copiar enlace" }).click();
    await expect(sheet.getByText(/^Da este enlace a nora/)).toBeVisible();
    await expect(sheet.getByText(/\/login\/nueva#type=invite/)).toBeVisible();
    await sheet.getByRole("button", { name: "Cerrar" }).last().click();
    const newcomer = page.getByRole("row").filter({ hasText: "nora.paz@ninefitness.test" });
    await expect(newcomer).toContainText("Recepción");
    await newcomer.getByRole("button", { name: "Reenviar la invitación de Nora Paz" }).click();
    await expect(sheet.getByLabel("Email")).toHaveValue("nora.paz@ninefitness.test");
    await expect(sheet.getByRole("radio", { name: "Recepción" })).toBeChecked();
    await expect(sheet.getByRole("checkbox", { name: "ACACIAS" })).toBeChecked();
    await page.keyboard.press("Escape");
    await newcomer.getByRole("button", { name: "Más acciones de Nora Paz" }).click();
    await page.getByRole("button", { name: "Quitar el acceso" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Quitar el acceso" }).click();
    await expect(newcomer).toHaveCount(0);
  });
});
