import { factsOf } from "../history/recorded-facts.ts";
import { rowPath } from "../plans/row-path.ts";

/** The page that is looked at: its address without the language, and whose it is. */
export interface LookedAt {
  path: string;
  club: string;
}

/** What of a public page staff may edit: where it stands there, and how it says which row it is. */
export interface PageParts {
  table: string;
  /** What a person calls it, with its article, where it is not simply the row: "el horario"; of several by its place. */
  what?: string | ((at: number) => string);
  /** The addresses of the pages that have it; everywhere where nothing is said. */
  on?: RegExp;
  /** The elements. */
  at: string;
  /** How an element says which row it is. Without: there is one for the whole site. */
  row?: { column: string; of: (part: Element, page: LookedAt) => string | undefined };
  /** Its rows belong to the club whose page it is. */
  ofClub?: true;
  /** Where it is edited, if not at the row's own address. */
  path?: (row: string, club: string) => string;
  /** What its dialog opens over, if not its section. */
  over?: (club: string) => string;
  /** The field that takes the focus, or which of several things there. */
  field?: string | ((part: Element) => string);
}

const words = (inside: string) => (part: Element) => {
  const shown = part.querySelector(inside);
  const unseen = [...(shown?.querySelectorAll(".sr-only") ?? [])].map((element) => element.textContent).join("");
  return shown?.textContent?.replace(unseen, "").trim();
};
const last = (path: string) => decodeURIComponent(/[^/]*$/.exec(path)?.[0] ?? "");
const ofPage = { column: "slug", of: (_: Element, { path }: LookedAt) => last(path) };
const ofLink = {
  column: "slug",
  of: (part: Element) => last(part.querySelector("a[href]")?.getAttribute("href") ?? ""),
};
/** `evento-<id>` */
const ofAnchor = { column: "id", of: ({ id }: Element) => id.slice(id.indexOf("-") + 1) };
const ofPosition = { column: "id", of: (part: Element) => /puesto=([\w-]*)/.exec(part.innerHTML)?.[1] };
const clubPage = /^\/club\/[^/]+$/;
const ofClub = { table: "clubs", on: clubPage, row: { column: "id", of: (_: Element, { club }: LookedAt) => club } };
const detail = (folder: string) => new RegExp(`^/${folder}/[^/]+$`);

/** The map. What it names is in the pages anyway: they do not know of it. */
export const pageParts: readonly PageParts[] = [
  { table: "header_links", what: "el menú", at: "header.site-header", path: () => "/admin/header" },
  { table: "site_content", what: "la portada", on: /^\/$/, at: ".hero", path: () => "/admin/content" },
  { table: "clubs", at: ".club-card", row: { column: "name", of: words(".club-card__name") } },
  { table: "clubs", at: ".club-tile", row: { column: "name", of: words(".club-tile__name") } },
  { ...ofClub, what: "la portada", at: ".club-hero", field: "hero_image" },
  { ...ofClub, what: "el texto", at: ".club-facts > div:nth-child(1)", field: "description" },
  { ...ofClub, what: "la dirección", at: ".club-facts > div:nth-child(2)", field: "address" },
  { ...ofClub, what: "el horario", at: ".club-facts > div:nth-child(3)", field: "hours_weekdays" },
  { ...ofClub, what: "los servicios", at: "#servicios", field: "included_services" },
  { ...ofClub, what: "las imágenes", at: "#galeria", path: (_, club) => `/admin/clubs/${club}/galeria` },
  {
    ...{ ...ofClub, at: ".gallery > li", what: (at) => `la imagen ${at + 1}` },
    path: (_, club) => `/admin/clubs/${club}/galeria`,
    field: (part) => last(part.querySelector("a")?.pathname ?? ""),
  },
  { table: "precios", on: clubPage, ofClub: true, at: ".rate-card", row: { column: "title", of: words("h3") } },
  {
    ...{ table: "club_extra_services", on: clubPage, ofClub: true, at: ".extra, .premium" },
    row: { column: "title", of: words("h3") },
    path: (row, club) => `/admin/clubs/ofertas/${club}/${row}`,
    over: (club) => `/admin/clubs/ofertas/${club}`,
  },
  {
    ...{ table: "club_classes", what: "las clases", on: /^\/club\/[^/]+\/horario$/, ofClub: true },
    at: ".timetable-head",
    path: (_, club) => `/admin/timetable?club=${encodeURIComponent(club)}`,
  },
  { table: "testimonials", at: ".voice", row: { column: "name", of: words("figcaption b") } },
  { table: "events", at: ".event-list > li", row: ofAnchor },
  { table: "events", on: detail("events"), at: "main > article", row: ofPage },
  { table: "articles", at: ".featured, .article-card", row: ofLink },
  { table: "articles", on: detail("9ftoday"), at: "main > article", row: ofPage },
  { table: "merch_products", at: ".product-grid > li", row: ofLink },
  { table: "merch_products", on: detail("merch"), at: "main > article", row: ofPage },
  { table: "ninecast_episodes", at: "li[id^='episodio-']", row: ofAnchor },
  { table: "ninecast_episodes", on: detail("ninecast"), at: "main article.page-body", row: ofPage },
  { table: "partners", at: ".partner-grid > li", row: { column: "name", of: words(".partner-grid__name") } },
  { table: "positions", at: "li.position", row: ofPosition },
  { table: "manifiesto_content", at: ".manifiesto-hero", on: /^\/manifiesto$/ },
  { table: "landing_pages", on: detail("p"), at: ".landing", row: ofPage },
  {
    ...{ table: "landing_pages", on: detail("p"), row: ofPage, what: (at) => `el bloque ${at + 1}` },
    at: ".landing [data-block]",
    field: (part) => part.getAttribute("data-block") ?? "",
  },
  { table: "company", at: ".site-footer", what: "los datos del pie" },
];

export function editOf({ table, path, over }: PageParts, row: string, club: string): { path: string; over: string } {
  const section = factsOf(table)?.section ?? "/admin";
  return { path: path?.(row, club) ?? rowPath(table, row), over: over?.(club) ?? section };
}
