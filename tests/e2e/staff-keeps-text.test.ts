import { place, save, startEditing } from "./fixtures/event-sheet.ts";
import { staff } from "./fixtures/journey-world.ts";
import { holdSession, signIn } from "./fixtures/sign-in.ts";
import { expect, expectToast, openSection, signedOut, test } from "./fixtures/staff.ts";

test.beforeEach(async ({ restoreAfter }) => restoreAfter("events"));

test("leaving unsaved changes asks, a sheet goes back to its list, a reload offers the text back, and none is lost while it is saved", async ({
  page,
  context,
  site,
}) => {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Eventos" }).first().click();
  const edit = page.getByRole("button", { name: /^Editar/ }).first();
  const question = page.getByRole("alertdialog", { name: "¿Salir sin guardar?" });
  await edit.click();
  await place(page).fill("Un sitio que tardé en escribir");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => page.getByRole("button", { name: "Cancelar" }).click(),
  ]) {
    await leave();
    await question.getByRole("button", { name: "Seguir editando" }).click();
    await expect(question).toBeHidden();
  }
  await expect(place(page)).toHaveValue("Un sitio que tardé en escribir");
  await expect(page.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/events$/);
  await expect(edit).toBeFocused();

  await edit.click();
  await expect(page.getByText(/Aquí hay cambios sin guardar/)).toHaveCount(0);
  await place(page).fill("Algo");
  await save(page);
  await expect(page.getByText("Guardado:")).toBeVisible();
  await expect(edit).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);

  const text = "Un sitio que tardé en escribir";
  await page.goForward();
  await edit.click();
  await place(page).fill(text);
  await (await context.newPage()).bringToFront();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(place(page)).toHaveValue(text);
  await expect(page.getByText("Cambios sin guardar")).toBeVisible();

  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(/Aquí hay cambios sin guardar del/)).toBeVisible();
  await expect(place(page)).not.toHaveValue(text);
  await page.getByRole("button", { name: "Recuperarlos" }).click();
  await expect(place(page)).toHaveValue(text);

  await test.step("what is typed while the sheet saves is not taken in", async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/rest/v1/events?**", async (route) => {
      if (route.request().method() === "PATCH") await held;
      await route.fallback();
    });
    await place(page).press("Enter");
    await expect(page.locator("form[aria-busy=true]")).toBeVisible();
    await place(page).pressSequentially(" y además");
    await expect(place(page)).toHaveValue(text);
    await expect(place(page)).toBeFocused();
    answer();
    await expectToast(page, "Éxito", "Evento actualizado correctamente.");
    expect(await site.sql`select id from events where location = ${text}`).toHaveLength(1);
  });
  await edit.click();
  await expect(place(page)).toHaveValue(text);
  await expect(page.getByText(/Aquí hay cambios sin guardar/)).toHaveCount(0);
});

test.describe("when a save is refused", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("the text stays and it is said why: no connection, no right, no session, which is renewed in place", async ({
    page,
    context,
    site,
  }) => {
    const text = "Un sitio que tardé en escribir";
    const stored = (location: string) => site.sql`select id from events where location = ${location}`;
    await startEditing(page);
    await test.step("without connection", async () => {
      await context.setOffline(true);
      await save(page);
      await expectToast(page, "Error", "No se pudo actualizar el evento.");
      await context.setOffline(false);
    });
    await test.step("rights that are taken away meanwhile", async () => {
      const [member] = await site.sql`delete from public.staff returning user_id`;
      try {
        await save(page);
        await expectToast(
          page,
          "Error",
          "Tu cuenta no tiene permiso para hacer esto. Pídeselo a alguien de dirección.",
        );
      } finally {
        await site.sql`insert into public.staff (user_id) values (${member?.user_id})`;
      }
    });
    const dialog = page.getByRole("dialog", { name: "Tu sesión ha caducado" });
    const signInAgain = async () => {
      await dialog.getByLabel("Contraseña", { exact: true }).fill(staff.password);
      await dialog.getByRole("button", { name: "Iniciar Sesión" }).click();
      await expect(page).toHaveURL(/\/admin\/events$/);
    };
    await test.step("whoever does not sign in again keeps the text", async () => {
      await page.evaluate(() => localStorage.clear());
      await save(page);
      await dialog.getByRole("button", { name: "Cerrar" }).click();
      await expectToast(page, "Error", "No se pudo actualizar el evento.");
      await expect(place(page)).toHaveValue(text);
      expect(await stored(text)).toHaveLength(0);
    });
    await test.step("a session that is over is renewed in place, and then the text is saved", async () => {
      await save(page);
      await signInAgain();
      expect(await stored(text)).toHaveLength(1);
    });
    await test.step("one past its time, which cannot be renewed, as well", async () => {
      await page
        .getByRole("button", { name: /^Editar/ })
        .first()
        .click();
      await place(page).fill("Otro sitio");
      // In one go: the panel may notice by itself, and would ask before anything is saved.
      await page.getByRole("button", { name: "Guardar Cambios" }).evaluate((button: HTMLElement) => {
        const key = Object.keys(localStorage).find((text) => text.endsWith("-auth-token")) ?? "";
        const session = JSON.parse(localStorage.getItem(key) ?? "{}");
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: "used up" }));
        button.click();
      });
      await signInAgain();
      expect(await stored("Otro sitio")).toHaveLength(1);
    });
  });
});

test.describe("with a session of one's own", () => {
  test.use({ storageState: signedOut });

  test("who signs out, here or elsewhere, is asked first and finds the text the next time @desktop", async ({
    page,
    context,
    site,
  }) => {
    await holdSession(page, site, staff);
    await startEditing(page);
    const other = await context.newPage();
    // With all that the dashboard asks for: whoever is gone by then is refused.
    await other.goto("/admin", { waitUntil: "networkidle" });
    await other.getByRole("button", { name: "Cerrar Sesión" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page);
    await openSection(page, "/admin/events", "Gestionar Eventos");
    await page
      .getByRole("button", { name: /^Editar/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Recuperarlos" }).click();
    await expect(place(page)).toHaveValue("Un sitio que tardé en escribir");

    page.on("dialog", (dialog) => dialog.accept());
    await openSection(page, "/admin/manifiesto", "Editar Página Manifiesto");
    const subtitle = page.getByLabel("Subtítulo");
    await subtitle.fill("A medias");
    const question = page.getByRole("alertdialog", { name: "¿Cerrar sesión sin guardar?" });
    await page.getByRole("button", { name: "Cerrar Sesión" }).click();
    await question.getByRole("button", { name: "Seguir editando" }).click();
    await expect(subtitle).toHaveValue("A medias");
    await page.getByRole("button", { name: "Cerrar Sesión" }).click();
    await expect(question).toContainText("El texto se queda en este navegador");
    await question.getByRole("button", { name: "Cerrar sesión" }).click();
    await expect(page).toHaveURL(/\/login$/);
    // The address is the next one a moment before the form goes, which keeps it.
    const kept = () => page.evaluate(() => localStorage.getItem("9f-draft:manifiesto_content/1"));
    await expect.poll(kept).toContain("A medias");
  });
});
