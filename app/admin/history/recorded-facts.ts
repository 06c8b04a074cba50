import type { RecordedRow } from "#domain/history/row-states.ts";
import { dayInWords } from "#domain/time/day-in-words.ts";
import type { SectionPath } from "../sections.ts";

/** What a person knows of a table whose changes are recorded, without the fields of its form (`recorded-tables.ts`). */
export interface RecordedFacts {
  section: SectionPath;
  /** With its article: "la tarifa". */
  one: string;
  /** The column that tells a row from its neighbours, for people. */
  name?: string;
  /** The column that tells its rows apart, where that is not `id`. */
  key?: string;
  /** What is not a row's own business: without a history and no way back to before. */
  hasNoHistory?: true;
}

/** What the record may name, table by table. */
export const recordedFacts = {
  access_settings: { section: "/admin/personas", one: "el acceso de todos", hasNoHistory: true },
  activities: { section: "/admin/timetable", one: "la actividad", name: "name" },
  articles: { section: "/admin/9ftoday", one: "el artículo", name: "title" },
  campaigns: { section: "/admin/calendar", one: "la campaña", name: "name", hasNoHistory: true },
  class_exceptions: { section: "/admin/timetable", one: "la clase del", name: "on_date" },
  club_classes: { section: "/admin/timetable", one: "la clase" },
  club_days: { section: "/admin/company", one: "el día", name: "on_date" },
  club_extra_services: { section: "/admin/clubs", one: "la oferta", name: "title" },
  clubs: { section: "/admin/clubs", one: "el club", name: "name" },
  comments: { section: "/admin/reviews", one: "un comentario", hasNoHistory: true },
  company: { section: "/admin/company", one: "los datos de la empresa" },
  events: { section: "/admin/events", one: "el evento", name: "title" },
  future_links: { section: "/admin/calendar", one: "un enlace a la web futura", hasNoHistory: true },
  header_links: { section: "/admin/header", one: "el enlace", name: "text" },
  landing_pages: { section: "/admin/landings", one: "la landing", name: "title" },
  manifiesto_content: { section: "/admin/manifiesto", one: "el Manifiesto" },
  media: { section: "/admin/media", one: "lo que se dice de una imagen", name: "path", hasNoHistory: true },
  merch_products: { section: "/admin/merch", one: "el producto", name: "name" },
  ninecast_episodes: { section: "/admin/ninecast", one: "el episodio", name: "title" },
  objects: { section: "/admin/clubs", one: "una imagen", hasNoHistory: true },
  page_words: { section: "/admin/pages", one: "la página", name: "page" },
  partner_submissions: { section: "/admin/inbox", one: "una propuesta", hasNoHistory: true },
  partners: { section: "/admin/partners", one: "el partner", name: "name" },
  planned_changes: { section: "/admin", one: "un cambio previsto", hasNoHistory: true },
  positions: { section: "/admin/positions", one: "el puesto", name: "title" },
  precios: { section: "/admin/prices", one: "la tarifa", name: "title" },
  privacy_settings: { section: "/admin/privacy", one: "los plazos" },
  redirects: { section: "/admin/redirects", one: "la redirección", name: "path" },
  reply_templates: { section: "/admin/templates", one: "la plantilla", name: "title" },
  requests: { section: "/admin/inbox", one: "una solicitud", hasNoHistory: true },
  review_settings: { section: "/admin/reviews", one: "la regla del visto bueno", hasNoHistory: true },
  reviews: { section: "/admin/reviews", one: "una revisión", hasNoHistory: true },
  site_content: { section: "/admin/content", one: "el contenido", name: "content_key", key: "content_key" },
  site_settings: { section: "/admin/content", one: "el ajuste", name: "setting_key", key: "setting_key" },
  staff: { section: "/admin/personas", one: "el acceso de una persona", hasNoHistory: true },
  testimonials: { section: "/admin/testimonials", one: "la reseña", name: "name" },
  visit_settings: { section: "/admin/visits", one: "los ajustes de visitas", name: "club_id", key: "club_id" },
  visits: { section: "/admin/visits", one: "una visita", hasNoHistory: true },
} satisfies Record<string, RecordedFacts>;

/** Of any table; none of one that nobody knows. */
export const factsOf = (table: string): RecordedFacts | undefined =>
  Object.hasOwn(recordedFacts, table) ? recordedFacts[table as keyof typeof recordedFacts] : undefined;

/** What a row is called; nothing where it has no name. */
export function nameOf({ name }: RecordedFacts, row: RecordedRow | null): string {
  const value = name === undefined ? undefined : row?.[name];
  if (typeof value !== "string") return "";
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dayInWords(value) : value;
}
