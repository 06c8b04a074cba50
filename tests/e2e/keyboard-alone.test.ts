import type { Locator } from "@playwright/test";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";
import { staff } from "./fixtures/journey-world.ts";
import { expectToast } from "./fixtures/staff.ts";

/** More stops than any page has on the way. */
const mostStops = 150;

/** Presses Tab until the focus is there, as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: what it is called would be worked out anew at every stop, of all that is on the page.
  let element = await target.elementHandle();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const [isThere, isFocused] =
      (await element?.evaluate((it) => [it.isConnected, it === document.activeElement])) ?? [];
    if (isFocused) return;
    if (!isThere) element = await target.elementHandle();
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not come to ${target}`);
}

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).filter({ visible: true }).first();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();

test("a visitor finds a club, reads its timetable and books a visit with keys alone @desktop", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("requests", "visits", "visit_secrets", "visit_events");
  await cookiesAnswered(page);
  await page.goto("/clubs", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await expect(link(page, "Saltar al contenido")).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("Arganzuela");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=Arganzuela/, { waitUntil: "commit" });
  await tabTo(page, link(page, "Ver Club ACACIAS"));
  await page.keyboard.press("Enter");

  await tabTo(page, link(page, "Ver Horario de Actividades"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /^Horario ACACIAS/i })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link(page, "Ver Horario de Actividades")).toBeFocused();

  await page.goto("/club/acacias/visita", { waitUntil: "domcontentloaded" });
  await tabTo(page, page.locator("label.day input:checked"));
  // Back from the first day that is open comes the last.
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("label.day input:enabled").last()).toBeChecked();
  await tabTo(page, page.locator("label.slot:visible input:enabled").first());
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("Nombre"));
  await page.keyboard.type("Carmen Ridruejo");
  await tabTo(page, page.getByLabel("Teléfono"));
  await page.keyboard.type("600 000 184");
  await tabTo(page, page.getByLabel("Email", { exact: true }));
  await page.keyboard.type("carmen@correo.example");
  await tabTo(page, button(page, "Reservar visita"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toHaveText("Visita reservada");
});

test("staff sign in, change a price and answer in the inbox with keys alone @desktop", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("precios", "requests", "request_events", "partner_submissions");
  await page.goto("/login");
  // What a password manager looks for, so that nobody has to remember anything.
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveAttribute("autocomplete", "current-password");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(staff.email);
  await tabTo(page, page.getByLabel("Contraseña", { exact: true }));
  await page.keyboard.type(staff.password);
  await expect(button(page, "Iniciar Sesión")).toBeEnabled();
  await page.keyboard.press("Enter");
  await tabTo(page, link(page, "Precios"));
  await page.keyboard.press("Enter");

  await tabTo(page, button(page, /^Editar Anual/));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Precio", { exact: true }));
  await page.keyboard.press("ArrowUp");
  await tabTo(page, button(page, "Guardar Cambios"));
  await page.keyboard.press("Enter");
  await expectToast(page, "Éxito", "Precio actualizado correctamente.");

  await tabTo(page, link(page, /^Bandeja/));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("a[href^='/admin/inbox/']").first());
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: /^Nota interna/ }));
  await page.keyboard.type("Llamar mañana.");
  await tabTo(page, button(page, "Guardar nota"));
  await page.keyboard.press("Enter");
  await expectToast(page, "Éxito", "Nota guardada.");

  // Whoever speaks to the computer says letters: single letters do nothing once they are switched off.
  const read = page.url();
  await tabTo(page, page.getByLabel("Atajos"));
  await page.keyboard.press("Space");
  // In a field letters are letters anyway.
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("a:focus, button:focus")).toHaveCount(1);
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  expect(page.url()).toBe(read);
});
