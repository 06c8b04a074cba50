import type { Page } from "@playwright/test";

/** One picture of the running site. `prepare` brings the page into the state that the picture shows. */
export interface Shot {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

/** Every public address, in the order of the contact sheet. */
export const publicShots: Shot[] = [
  { name: "home", path: "/" },
  { name: "clubs", path: "/clubs" },
  { name: "club-acacias", path: "/club/acacias" },
  { name: "club-valdebebas", path: "/club/valdebebas" },
  { name: "club-retiro", path: "/club/retiro" },
  { name: "eventos", path: "/events" },
  { name: "evento", path: "/events/agua-y-respiracion" },
  { name: "contacto", path: "/contact" },
  { name: "ninecast", path: "/ninecast" },
  { name: "episodio", path: "/ninecast/entrenar-con-dolor-cuando-parar" },
  { name: "9ftoday", path: "/9ftoday" },
  { name: "articulo", path: "/9ftoday/fuerza-despues-de-los-cuarenta" },
  { name: "merch", path: "/merch" },
  { name: "producto", path: "/merch/cinturon-de-fuerza-104512" },
  { name: "careers", path: "/careers" },
  { name: "partners", path: "/partners" },
  { name: "alpine", path: "/partners/alpine-madrid-sur" },
  { name: "manifiesto", path: "/manifiesto" },
  { name: "landing", path: "/p/semana-de-puertas-abiertas" },
  { name: "privacidad", path: "/politica-de-privacidad" },
  { name: "terminos", path: "/terminos-y-condiciones" },
  { name: "cookies", path: "/politica-de-cookies" },
  { name: "aviso-legal", path: "/aviso-legal" },
  { name: "no-encontrada", path: "/una-pagina-que-no-existe" },
];

/** The panel's screens, as the staff's manual shows them. */
export const panelShots: Shot[] = [
  { name: "panel-dashboard", path: "/admin" },
  { name: "panel-buscar", path: "/admin", prepare: findAnything },
  { name: "panel-varias", path: "/admin/prices", prepare: changeMany },
  { name: "panel-tabla", path: "/admin/prices", prepare: typeIntoCells },
  { name: "panel-calendario", path: "/admin/calendar" },
  { name: "panel-menu", path: "/admin/header" },
  { name: "panel-contenido", path: "/admin/content" },
  { name: "panel-precios", path: "/admin/prices" },
  { name: "panel-clubs", path: "/admin/clubs" },
  { name: "panel-ninecast", path: "/admin/ninecast" },
  { name: "panel-eventos", path: "/admin/events" },
  { name: "panel-9ftoday", path: "/admin/9ftoday" },
  { name: "panel-escribir", path: "/admin/9ftoday", prepare: openArticle },
  { name: "panel-merch", path: "/admin/merch" },
  { name: "panel-resenas", path: "/admin/testimonials" },
  { name: "panel-landings", path: "/admin/landings" },
  { name: "panel-bloques", path: "/admin/landings", prepare: beginLanding },
  { name: "panel-partners", path: "/admin/partners" },
  { name: "panel-manifiesto", path: "/admin/manifiesto" },
  { name: "panel-horario", path: "/admin/timetable" },
  { name: "panel-visitas", path: "/admin/visits" },
  { name: "panel-bandeja", path: "/admin/inbox", prepare: openRequest },
  { name: "panel-medios", path: "/admin/media", prepare: openFile },
];

async function findAnything(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Buscar o ir a" }).click();
  await page.getByRole("combobox", { name: "Buscar o ir a" }).fill("acacais");
  await page
    .getByRole("option", { name: /ACACIAS/ })
    .first()
    .waitFor();
}

async function changeMany(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Elegir filas" }).click();
  // The first one picks them all.
  for (const place of [1, 2, 3, 4]) await page.getByRole("checkbox").nth(place).click();
  await page.getByRole("button", { name: "Cambiar…" }).press("Enter");
  await page.getByLabel(/^Cambio/).fill("3");
}

async function typeIntoCells(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Tabla" }).click();
  for (const [now, then] of Object.entries({ "49,90 €": "51,90", "39,90 €": "41,90 €", "44,90 €": "cuarenta" })) {
    await page.getByRole("gridcell", { name: now, exact: true }).first().click();
    await page.keyboard.type(then);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("ArrowUp");
}

async function openArticle(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Editar Dormir también es entrenar" }).click();
  await page.getByRole("textbox", { name: "Contenido", exact: true }).waitFor();
  await page.getByRole("button", { name: "Comentar…" }).waitFor();
}

async function beginLanding(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Añadir Landing" }).click();
  await page.getByLabel("Título").first().fill("Abre ACACIAS");
  await page.getByRole("button", { name: /^Apertura de un club/ }).click();
  await page.getByRole("complementary", { name: "Vista previa" }).getByRole("button").first().waitFor();
}

async function openRequest(page: Page): Promise<void> {
  await page.getByRole("link", { name: /Javier Montalbán/ }).click();
  await page.getByRole("heading", { name: "Historia" }).waitFor();
}

async function openFile(page: Page): Promise<void> {
  await page.getByRole("link", { name: /\.jpg/ }).first().click();
  await page.getByRole("heading", { name: "Dónde se usa" }).waitFor();
}
