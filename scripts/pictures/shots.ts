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
  { name: "panel-menu", path: "/admin/header" },
  { name: "panel-contenido", path: "/admin/content" },
  { name: "panel-precios", path: "/admin/prices" },
  { name: "panel-clubs", path: "/admin/clubs" },
  { name: "panel-ninecast", path: "/admin/ninecast" },
  { name: "panel-eventos", path: "/admin/events" },
  { name: "panel-9ftoday", path: "/admin/9ftoday" },
  { name: "panel-merch", path: "/admin/merch" },
  { name: "panel-resenas", path: "/admin/testimonials" },
  { name: "panel-landings", path: "/admin/landings" },
  { name: "panel-partners", path: "/admin/partners" },
  { name: "panel-manifiesto", path: "/admin/manifiesto" },
];
