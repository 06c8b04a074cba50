import { expectNoFindings } from "./fixtures/expect-no-findings.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";
import { staff } from "./fixtures/journey-world.ts";
import { signIn } from "./fixtures/sign-in.ts";
import { expectToast, holdBack } from "./fixtures/staff.ts";

/** In the form that is on the screen. */
async function enter(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

test.describe("with what the backend refuses", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("a stranger who asks for the panel is sent to the sign-in, which says what is wrong and leads back to the site", async ({
    page,
  }) => {
    const email = page.getByLabel("Email");
    const send = page.getByRole("button", { name: "Iniciar Sesión" });
    await page.goto("/contact");
    await page.goto("/admin/prices");
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    // Without one browsers ask for /favicon.ico, which is not there.
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon.svg");
    await test.step("empty fields, a wrong password and a provider that fails", async () => {
      await send.click();
      await expect(email).toBeFocused();
      await expect(page.getByText("Escribe tu contraseña.")).toBeVisible();
      await expectNoFindings(page);
      await email.fill(staff.email);
      await page.getByLabel("Contraseña", { exact: true }).fill("no-es-esta-clave");
      await send.click();
      await expectToast(page, "Error al iniciar sesión", "Credenciales incorrectas. Por favor, inténtalo de nuevo.");
      await expect(email).toHaveValue(staff.email);
      const body = { code: "unexpected_failure", message: "Database is asleep" };
      await page.route("**/auth/v1/token**", (route) => route.fulfill({ status: 500, json: body }));
      await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
      await send.click();
      await expectToast(page, "Sign in Failed", "Database is asleep");
      await page.unrouteAll();
      await page.route("**/auth/v1/token**", (route) => route.fulfill({ status: 503, json: {} }));
      await send.click();
      await expectToast(page, "Sign in Failed", "Something went wrong");
    });
    await test.step("Back does not return to the panel", async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/contact$/);
      await page.goForward();
    });
    await page.getByRole("link", { name: "Volver a la web" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("a sign-out that fails is told, and this browser is signed out all the same; who is no staff sees a plain page @desktop", async ({
    page,
    site,
  }) => {
    await signIn(page);
    const body = { code: "unexpected_failure", message: "Database is asleep" };
    await page.route("**/auth/v1/logout**", (route) => route.fulfill({ status: 500, json: body }));
    await page.getByRole("button", { name: "Cerrar Sesión" }).click();
    await expectToast(page, "Sign out Failed", "Database is asleep");
    await expect(page).toHaveURL(/\/login$/);
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/login$/);
    await page.unrouteAll();
    const [member] = await site.sql`delete from public.staff returning user_id`;
    try {
      await enter(page);
      await expect(page.getByRole("heading", { name: "Sin acceso" })).toBeVisible();
      await page.getByRole("button", { name: "Cerrar Sesión" }).click();
      await expect(page).toHaveURL(/\/login$/);
    } finally {
      await site.sql`insert into public.staff (user_id) values (${member?.user_id})`;
    }
  });
});

test("the sign-in says that it is under way, once, and leads to the address that was asked for, never out of the panel", async ({
  page,
}) => {
  const signInAsked = await holdBack(page, "**/auth/v1/token**");
  await page.goto("/login?volver=//ladrones.example/admin");
  await enter(page);
  await expect(page.getByRole("button", { name: "Iniciando sesión..." })).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).press("Enter");
  signInAsked.release();
  await expectToast(page, "¡Bienvenido!", "Has iniciado sesión correctamente.");
  await expect(page).toHaveURL(/\/admin$/);
  expect(signInAsked.asked()).toBe(1);
  await expect(page.getByRole("heading", { name: "Dashboard de Administración" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/admin/clubs/ofertas/acacias?desde=correo");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await enter(page);
  await expect(page).toHaveURL(/\/admin\/clubs\/ofertas\/acacias\?desde=correo$/);
  await expect(page.getByRole("heading", { name: "Gestionar Clubs" })).toBeVisible();
  await page.goto("/login?volver=/admin/events");
  await expect(page).toHaveURL(/\/admin\/events$/);

  await test.step("a spinner shows while the panel finds out who is there, and nothing of the panel", async () => {
    const rightsAsked = await holdBack(page, "**/rest/v1/rpc/my_access**");
    await page.goto("/admin/cuenta");
    await expect(page.getByRole("status").filter({ hasText: "Cargando…" })).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    rightsAsked.release();
    await expect(page.getByRole("heading", { name: "Mi cuenta" })).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("Mi cuenta");
  });
});

test("the menu names every section in its order, and signing out in one tab signs out the others @desktop", async ({
  page,
  context,
}) => {
  await signIn(page);
  const menu = page.getByRole("navigation", { name: "Administración" });
  await expect(menu.getByRole("link")).toHaveText([
    /^Bandeja/,
    ...["Visitas", "Calendario", "Revisiones"],
    ...["Dashboard", "Menú Principal", "Contenido Global", "Precios", "Clubs", "Ninecast", "Eventos", "9F Today"],
    ...["Merch", "Reseñas", "Landings", /^Partners/, "Manifiesto"],
    ...["Horario", "Empleo", "Plantillas", "Buscadores", "Medios", "Redirecciones"],
    ...["Empresa", "Privacidad", "Estadísticas"],
    ...["Personas", "Actividad", "Papelera"],
  ]);
  await expect(page.getByRole("link", { name: "9F ADMIN" })).toHaveAttribute("href", "/");
  await expect(page.getByText(staff.email)).toBeVisible();

  const other = await context.newPage();
  await other.goto("/admin/events");
  // Its list, not only its frame: until then the tab asks by itself who is here.
  await expect(other.getByRole("table", { name: "Gestionar Eventos" })).toBeVisible();
  // What it reads beside the list would be refused.
  await other.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Cerrar Sesión" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});
