import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { type State, stateOf } from "./state.ts";

const at = stateOf("staff");
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const untilOpen = (page: Page) => page.locator("dialog:modal, dialog:popover-open").last().waitFor();
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name, exact: true }).click();
/** One thing after the other. */
const doing =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const pressUntil = (name: string | RegExp) => doing(press(name), untilOpen);
const desk: Partial<State> = { on: "desktop" };

/** What a site has some time after its start: addresses that lead on, and something in the trash. */
export async function fillDesk(sql: Sql): Promise<void> {
  await sql`insert into redirects (path, leads_to) values ('/ofertas', '/clubs'), ('/tarifas-antiguas', '/comparar-tarifas')`;
  await sql`insert into testimonials (name, text) values ('Quien se fue', 'Ya no está')`;
  await sql`delete from testimonials where name = 'Quien se fue'`;
}

const pickAll = doing(press("Elegir filas"), press(/^Elegir l[ao]s \d+ encontrad[ao]s$/));
const changePrices = doing(pickAll, press("Cambiar…"), untilOpen);
const importPrices = doing(pressUntil(/^Importar$/), async (page) => {
  const lines = [
    "titulo;club;precio;cupo",
    "Anual;Acacias;51,90;",
    "Mensual;Retiro;7o,90;",
    "Fin de semana;Móstoles;29,90;",
  ];
  await page
    .locator("dialog input[type=file]")
    .setInputFiles({ name: "tarifas.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
  await page.getByRole("dialog").getByRole("row").filter({ hasText: "7o,90" }).waitFor();
});
const openSheet = doing(press("Tabla"), (page) => page.getByRole("grid").waitFor());
const changeCell = doing(openSheet, async (page) => {
  const headings = await page.getByRole("grid").getByRole("columnheader").allInnerTexts();
  await page.locator(`#cell-0-${headings.indexOf("Precio") - 1}`).click();
  await page.keyboard.type("19,90");
  await page.keyboard.press("Enter");
});

/** Many rows at once: picked, changed together, as a sheet, out of a file and into one. */
const ofManyRows: State[] = [
  at("/admin/prices", "all picked", pickAll),
  at("/admin/prices", "changing many", changePrices),
  at("/admin/prices", "asking before many are copied", doing(pickAll, pressUntil("Duplicar"))),
  at("/admin/prices", "exporting", pressUntil("Exportar")),
  at("/admin/prices", "importing", importPrices),
  at("/admin/prices", "saved views", pressUntil("Vistas")),
  at("/admin/prices", "sheet", openSheet, desk),
  at("/admin/prices", "columns of the sheet", doing(openSheet, pressUntil("Columnas")), desk),
  at("/admin/prices", "changes of the sheet", doing(changeCell, pressUntil("Revisar y guardar")), desk),
];

const firstFile = doing(async (page) => {
  await page.locator("a[href^='/admin/media/']:has(img)").filter({ hasNotText: ".svg" }).first().click();
  await page.getByRole("complementary", { name: "Archivo elegido" }).waitFor();
});
const choosePicture = doing(pressUntil(/^Editar/), async (page) => {
  await button(page, /^Elegir de Medios/).click();
  await page.getByRole("dialog", { name: "Elegir imagen" }).waitFor();
});
const openArticle = doing(press(/^Editar/), (page) => page.getByRole("region", { name: "Editar Artículo" }).waitFor());
const writeArticle = async (page: Page) => {
  await page.getByLabel("Título", { exact: true }).fill("Tu primer peso muerto");
  await tab("Markdown")(page);
  await page
    .getByRole("textbox", { name: "Contenido", exact: true })
    .fill("## Antes\n\nLa barra pesa **veinte** kilos.");
};
const openBlocks = doing(pressUntil(/^Editar/), tab("Bloques"));

/** Pictures and words. */
const ofWords: State[] = [
  at("/admin/media", "a file chosen", firstFile),
  at("/admin/media", "cutting", doing(firstFile, pressUntil("Recortar o girar"))),
  at("/admin/clubs", "choosing a picture", choosePicture),
  at("/admin/9ftoday/nuevo", "a new article", (page) => page.getByLabel("Título", { exact: true }).waitFor()),
  at("/admin/9ftoday/nuevo", "publishing with faults", doing(writeArticle, pressUntil("Publicar…"))),
  at("/admin/9ftoday/nuevo", "leaving an article", doing(writeArticle, press("Volver a 9F Today"), untilOpen)),
  at("/admin/9ftoday", "an article open", openArticle),
  at("/admin/9ftoday", "an article with its marks", doing(openArticle, tab("Markdown"))),
  at("/admin/9ftoday", "a link in an article", doing(openArticle, press("Enlace"), untilOpen)),
  at("/admin/landings", "blocks", openBlocks),
  at("/admin/landings", "adding a block", doing(openBlocks, pressUntil("Añadir bloque"))),
];

const changeOne = doing(pressUntil(/^Editar/), (page) => page.getByLabel("Precio", { exact: true }).fill("12,34"));
const searched = async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Buscar o ir a" }).fill("acasias");
  await page.getByRole("option").first().waitFor();
};

/** The team: what was planned, done, thrown away and is looked for. */
const ofTheTeam: State[] = [
  at("/admin/prices", "for later", doing(changeOne, pressUntil(/^Guardar para más adelante/))),
  ...["mes", "agenda"].map((view) => at(`/admin/calendar?vista=${view}`)),
  at("/admin/calendar", "adding", pressUntil("Programar")),
  at("/admin/calendar", "the site of a day to come", pressUntil("Ver la web el…")),
  at("/admin/clubs", "history of a club", async (page) => {
    await page.goto(new URL("/admin/historial/clubs/acacias", page.url()).href);
    await page.getByRole("heading", { name: /^Historial de/ }).waitFor();
  }),
  at("/admin/personas", "inviting", pressUntil("Invitar")),
  at("/admin/personas", "a person", async (page) => {
    await page.locator("main a[href^='/admin/personas/']:not([href$=invitar])").first().click();
    await page.getByRole("form", { name: "Puesto y clubs" }).waitFor();
  }),
  at("/admin/trash", "asking before all goes", async (page) => {
    const all = button(page, "Vaciar papelera…");
    if (await all.isVisible()) await pressUntil("Vaciar papelera…")(page);
  }),
  at("/admin/events", "search of everything", searched),
  at(
    "/admin/events",
    "keys",
    doing((page) => page.keyboard.press("?"), untilOpen),
    desk,
  ),
  at("/admin/web/club/acacias", "what can be edited there", pressUntil("Qué puedes editar")),
];

/** What the team's desk has beside lists and forms. */
export const deskStates: readonly State[] = [...ofManyRows, ...ofWords, ...ofTheTeam];
