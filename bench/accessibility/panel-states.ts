import type { Locator, Page } from "@playwright/test";
import { sections } from "#app/admin/sections.ts";
import { type Device, type State, stateOf } from "./state.ts";

const at = stateOf("staff");
const buttons = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).filter({ visible: true });
const button = (page: Page, name: string | RegExp) => buttons(page, name).first();
const dialog = (page: Page) => page.getByRole("dialog").filter({ visible: true }).first();
const question = (page: Page) => page.getByRole("alertdialog").filter({ visible: true }).first();

/** A section's rows: where they are and in which table. */
const lists = [
  ...sections.filter((section) => "hasRows" in section).map(({ path, table = "" }) => ({ path, table })),
  { path: "/admin/clubs", table: "clubs" },
  { path: "/admin/9ftoday", table: "articles" },
  { path: "/admin/clubs/ofertas/acacias", table: "club_extra_services" },
];

async function openNew(page: Page) {
  await dialog(page).getByRole("button", { name: "Guardar Cambios" }).waitFor();
}
async function sendEmpty(page: Page) {
  await openNew(page);
  await dialog(page).getByRole("button", { name: "Guardar Cambios" }).click();
  await page.locator(".field__error").first().waitFor();
}
async function leaveChanged(page: Page) {
  await openNew(page);
  await dialog(page).getByRole("textbox").first().fill("algo");
  await dialog(page).getByRole("button", { name: "Cancelar" }).click();
  await question(page).waitFor();
}
/** Offers stand below the clubs, on the same page. */
async function inListOf(path: string, page: Page, those: Locator): Promise<Locator> {
  if (!path.includes("/ofertas/")) return those.first();
  await page.getByRole("searchbox", { name: "Buscar ofertas" }).waitFor();
  return those.last();
}
const edit = (path: string) => async (page: Page) => {
  await (await inListOf(path, page, buttons(page, /^Editar/))).click();
  await openNew(page);
};
const remove = (path: string) => async (page: Page) => {
  await (await inListOf(path, page, buttons(page, /^Eliminar/))).click();
  await question(page).waitFor();
};
const searchInVain = (path: string) => async (page: Page) => {
  await (await inListOf(path, page, page.getByRole("searchbox"))).fill("nada que exista");
  await button(page, "Borrar la búsqueda").waitFor();
};
/** The backend's answer to every read of a table. */
const answers = (table: string, status: number, json: unknown) => (page: Page) =>
  page.route(new RegExp(`/rest/v1/${table}(\\?|$)`), (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ status, json, headers: { "content-range": "*/0" } })
      : route.fallback(),
  );
const broken = { code: "XX000", message: "la base de datos no responde", details: null, hint: null };
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name, exact: true }).click();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const pressUntil = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click();
  await page.locator("dialog:modal, dialog:popover-open").first().waitFor();
};
const on = (device: Device): Partial<State> => ({ on: device });

/** Dialogs whose texts may be written in English too, and the pages whose form is there at once. */
const translated = [
  ...["prices", "clubs", "ninecast", "events", "merch", "testimonials", "landings", "positions"].map(
    (text) => `/admin/${text}`,
  ),
  "/admin/clubs/ofertas/acacias",
  "/admin/timetable/actividades",
];
async function openEnglish(page: Page) {
  const english = page.locator("details", { has: page.locator("> summary b", { hasText: /^Inglés$/ }) }).first();
  await english.locator("> summary").click();
  await english.locator("input, textarea").first().waitFor();
}
async function beginSecondFactor(page: Page) {
  await button(page, "Activar").click();
  await page.locator(".enroll form").waitFor();
}
const nextWeek = async (page: Page) => {
  await button(page, "Semana siguiente").click();
  await page.waitForURL(/dia=/);
};

// Fixed pages are there or not: nobody adds or deletes them, and articles have a page of their own. Before a landing goes the browser itself asks (admin §2).
const isFixed = (path: string) => path === "/admin/pages";
const isPage = (path: string) => path === "/admin/9ftoday";
const isAskedByBrowser = (path: string) => path === "/admin/landings";

const ofLists = lists.flatMap(({ path, table }) => [
  ...(isFixed(path) || isPage(path)
    ? []
    : [
        at(`${path}/nuevo`, "new", openNew),
        at(`${path}/nuevo`, "faults", sendEmpty),
        at(`${path}/nuevo`, "leaving unsaved", leaveChanged),
      ]),
  ...(isPage(path) ? [] : [at(path, "one open", edit(path))]),
  ...(isFixed(path) || isAskedByBrowser(path) ? [] : [at(path, "before a deletion", remove(path))]),
  at(path, "nothing found", searchInVain(path)),
  at(path, "empty", undefined, { before: answers(table, 200, []) }),
  at(path, "failed", undefined, { before: answers(table, 500, broken) }),
]);

/** Every section at rest, its dialogs with and without faults, and what else can be opened in the panel. */
export const panelStates: readonly State[] = [
  ...sections.map(({ path }) => at(path)),
  ...["/admin/cuenta", "/admin/company/festivos", "/admin/timetable/actividades", "/admin/partners/solicitudes"].map(
    (path) => at(path),
  ),
  at("/admin/no-hay", "not there"),
  ...ofLists,
  at("/admin", "menu open", pressUntil("Abrir menú"), on("phone")),
  at("/admin/9ftoday/nuevo?ia", "asks for an article"),
  at("/admin/landings/nuevo", "JSON at fault", async (page) => {
    await page.getByRole("tab", { name: "JSON" }).click();
    await page.getByLabel("Contenido en JSON").fill("{");
  }),
  at("/admin/clubs/acacias/galeria", "gallery"),
  at("/admin/clubs/acacias/galeria", "before a deletion", async (page) => {
    await button(page, "Eliminar la imagen 1").click();
    await question(page).waitFor();
  }),
  at("/admin/partners/solicitudes", "one open", pressUntil(/^Ver detalles/)),
  at("/admin/partners/solicitudes", "before a deletion", remove("")),
  ...["Misión", "Visión", "Manifiesto", "CTA Final"].map((name) => at("/admin/manifiesto", name, tab(name))),
  at("/admin/content", "faults", async (page) => {
    await page.getByLabel("Vídeo de fondo").fill("no es un vídeo");
    await button(page, "Guardar Contenido Hero").click();
    await page.locator(".field__error").waitFor();
  }),
  at("/admin/inbox", "one open", (page) => page.locator("a[href^='/admin/inbox/']").first().click()),
  at("/admin/inbox?buscar=nada-que-exista", "nothing found"),
  at("/admin/inbox", "failed", undefined, { before: answers("rpc/find_requests|requests", 500, broken) }),
  at("/admin/visits", "an hour open", press(/de \d+ plazas/), on("desktop")),
  at("/admin/visits", "settings", pressUntil("Ajustes")),
  at("/admin/company/festivos", "adding a day", pressUntil("Añadir día")),
  at("/admin/company/festivos", "one open", pressUntil(/^Editar/)),
  at("/admin/company/festivos", "faults", async (page) => {
    await pressUntil("Añadir día")(page);
    await dialog(page)
      .getByRole("textbox", { name: /^Horas/ })
      .fill("a ratos");
    await dialog(page).getByRole("button", { name: "Añadir", exact: true }).click();
    await page.locator(".field__error").first().waitFor();
  }),
  at("/admin/timetable", "a class chosen", press(/^Yoga|^Ciclo|^Boxeo/), on("desktop")),
  at("/admin/timetable/actividades", "before a deletion", remove("")),
  ...translated.map((path) =>
    at(path, "one open in English", async (page) => {
      await edit(path)(page);
      await openEnglish(page);
    }),
  ),
  ...["/admin/content", "/admin/manifiesto"].map((path) => at(path, "in English", openEnglish)),
  at("/admin/inbox", "reply by WhatsApp", async (page) => {
    // Who books leaves a phone number.
    await page.locator("a[href^='/admin/inbox/']").filter({ hasText: "Visita el" }).first().click();
    await page.getByRole("button", { name: "WhatsApp", exact: true }).click();
  }),
  ...["?estado=new", "?de=mi", "?tipo=message"].map((view) => at(`/admin/inbox${view}`)),
  at("/admin/visits", "next week", nextWeek),
  at(
    "/admin/visits",
    "somebody added",
    async (page) => {
      await nextWeek(page);
      await page
        .getByRole("button", { name: /, 0 de 4 plazas/ })
        .first()
        .click();
      await page.getByRole("button", { name: /^Añadir a las/ }).click();
      await dialog(page).getByRole("button", { name: "Añadir visita" }).click();
      await page.locator(".field__error").first().waitFor();
    },
    on("desktop"),
  ),
  at("/admin/visits?club=retiro", "waiting for the opening"),
  at("/admin/timetable", "adding a class", pressUntil(/^Añadir clase/)),
  at("/admin/timetable", "copying a week", pressUntil("Copiar semana a…")),
  at("/admin/timetable?club=retiro", "empty"),
  at("/admin/cuenta", "second factor", beginSecondFactor),
  at("/admin/cuenta", "second factor faults", async (page) => {
    await beginSecondFactor(page);
    await page.locator(".enroll form").getByRole("button").click();
    await page.locator(".field__error").first().waitFor();
  }),
  at("/admin/privacy", "faults", async (page) => {
    await page.getByLabel("Email o teléfono").fill("60012345");
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
  }),
  at("/admin/personas", "faults", async (page) => {
    await pressUntil("Invitar")(page);
    await page.getByLabel("Email").fill("sin arroba");
    await button(page, "Enviar invitación").click();
  }),
];

const door = stateOf("visitor");

/** What who is not signed in sees of the panel. */
export const doorStates: readonly State[] = [
  ...["/login", "/login/olvidada", "/login/nueva", "/sin-acceso"].map((path) => door(path)),
  door("/login", "faults", press("Iniciar Sesión")),
  door("/login", "refused", async (page) => {
    await page.getByLabel("Email").fill("nadie@ninefitness.example");
    await page.getByLabel("Contraseña", { exact: true }).fill("no es esta");
    await button(page, "Iniciar Sesión").click();
    await page.getByRole("alert").first().waitFor();
  }),
];
