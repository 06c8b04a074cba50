import type { RecordedRow } from "#domain/history/row-states.ts";
import { activities } from "../../content/activity.ts";
import { articles } from "../../content/article.ts";
import { classExceptions } from "../../content/class-exception.ts";
import { clubs } from "../../content/club.ts";
import { clubClasses } from "../../content/club-class.ts";
import { clubDays } from "../../content/club-day.ts";
import { company } from "../../content/company.ts";
import type { Columns, entity } from "../../content/entity.ts";
import { episodes } from "../../content/episode.ts";
import { events } from "../../content/event.ts";
import { extras } from "../../content/extra.ts";
import { headerLinks } from "../../content/header-link.ts";
import { landingPage } from "../../content/landing-page.ts";
import { landingPageDraft, landingPages } from "../../content/landing-page-input.ts";
import { manifiestoRow } from "../../content/manifiesto.ts";
import { manifiestoColumns, manifiestoForm } from "../../content/manifiesto-input.ts";
import { pageWords } from "../../content/page-words.ts";
import { partners } from "../../content/partner.ts";
import { positions } from "../../content/position.ts";
import { privacySettings } from "../../content/privacy.ts";
import { products } from "../../content/product.ts";
import { rates } from "../../content/rate.ts";
import { replyTemplates } from "../../content/reply-template.ts";
import { testimonials } from "../../content/testimonial.ts";
import type { FormColumn } from "../form/form-handle.ts";
import type { SectionPath } from "../sections.ts";

/** What a person knows of a table whose changes are recorded. */
export interface RecordedTable {
  section: SectionPath;
  /** With its article: "la tarifa". */
  one: string;
  /** The column that tells a row from its neighbours, for people. */
  name?: string;
  /** The column that tells its rows apart. */
  key: string;
  columns: Readonly<Record<string, FormColumn | undefined>>;
  /** A row as its form shows it. */
  draft: (row: RecordedRow) => Readonly<Record<string, unknown>>;
  /** What is not a row's own business: without a history and no way back to before. */
  isOnlyTold?: true;
}

type Facts = Pick<RecordedTable, "section" | "one" | "name">;
type AnyEntity = Pick<ReturnType<typeof entity<Columns>>, "columns" | "draft">;

/** As its form has it; columns that no form knows are not shown. */
function written(of: { columns: object; draft: unknown }, facts: Facts): RecordedTable {
  // Entities of other columns than any are none of `Columns`, whose names nobody asks for here.
  const { columns, draft } = of as unknown as AnyEntity;
  return { ...facts, key: "id", columns, draft: (row) => ({ ...draft(row as Parameters<typeof draft>[0]) }) };
}

/** Without a form of its own: its columns by these words. */
function plain(labels: Readonly<Record<string, string>>, facts: Facts & { key: string }): RecordedTable {
  const columns = Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label }]));
  const draft = (row: RecordedRow) => Object.fromEntries(Object.keys(labels).map((name) => [name, row[name]]));
  return { ...facts, columns, draft };
}

const told = (section: SectionPath, one: string, labels: Readonly<Record<string, string>> = {}): RecordedTable => ({
  ...plain(labels, { section, one, key: "id" }),
  isOnlyTold: true,
});

const visitColumns = {
  is_open: "Se toman visitas",
  slot_minutes: "Minutos por visita",
  capacity: "Plazas a la vez",
  notice_hours: "Antelación en horas",
  horizon_days: "Días que se ofrecen",
  change_hours: "Horas para cambiarla",
  hours_mon_thu: "Lunes a jueves",
  hours_friday: "Viernes",
  hours_saturday: "Sábado",
  hours_sunday: "Domingo",
  tells_house: "Avisos al club",
};

/** What the record may name, table by table. */
export const recordedTables: Readonly<Record<string, RecordedTable>> = {
  access_settings: told("/admin/personas", "el acceso de todos", {
    second_factor_required: "Segundo factor para todos",
  }),
  activities: written(activities, { section: "/admin/timetable", one: "la actividad", name: "name" }),
  articles: written(articles, { section: "/admin/9ftoday", one: "el artículo", name: "title" }),
  class_exceptions: written(classExceptions, {
    section: "/admin/timetable",
    one: "la clase de un día",
    name: "on_date",
  }),
  club_classes: written(clubClasses, { section: "/admin/timetable", one: "la clase" }),
  club_days: written(clubDays, { section: "/admin/company", one: "el día", name: "on_date" }),
  club_extra_services: written(extras, { section: "/admin/clubs", one: "la oferta", name: "title" }),
  clubs: written(clubs, { section: "/admin/clubs", one: "el club", name: "name" }),
  company: written(company, { section: "/admin/company", one: "los datos de la empresa" }),
  events: written(events, { section: "/admin/events", one: "el evento", name: "title" }),
  header_links: written(headerLinks, { section: "/admin/header", one: "el enlace", name: "text" }),
  landing_pages: {
    ...written(landingPages, { section: "/admin/landings", one: "la landing", name: "title" }),
    draft: (row) => ({ ...landingPageDraft(landingPage.parse(row)) }),
  },
  manifiesto_content: {
    ...written({ columns: manifiestoColumns, draft: null }, { section: "/admin/manifiesto", one: "el Manifiesto" }),
    draft: (row) => ({ ...manifiestoForm(manifiestoRow.parse(row)) }),
  },
  merch_products: written(products, { section: "/admin/merch", one: "el producto", name: "name" }),
  ninecast_episodes: written(episodes, { section: "/admin/ninecast", one: "el episodio", name: "title" }),
  objects: told("/admin/clubs", "una imagen"),
  page_words: written(pageWords, { section: "/admin/pages", one: "la página", name: "page" }),
  partner_submissions: told("/admin/inbox", "una propuesta", { status: "Estado" }),
  partners: written(partners, { section: "/admin/partners", one: "el partner", name: "name" }),
  positions: written(positions, { section: "/admin/positions", one: "el puesto", name: "title" }),
  precios: written(rates, { section: "/admin/prices", one: "la tarifa", name: "title" }),
  privacy_settings: written(privacySettings, { section: "/admin/privacy", one: "los plazos" }),
  reply_templates: written(replyTemplates, { section: "/admin/templates", one: "la plantilla", name: "title" }),
  requests: told("/admin/inbox", "una solicitud", { status: "Estado" }),
  site_content: plain(
    { content_value: "Contenido" },
    { section: "/admin/content", one: "el contenido", name: "content_key", key: "content_key" },
  ),
  site_settings: plain(
    { setting_value: "Ajuste" },
    { section: "/admin/content", one: "el ajuste", name: "setting_key", key: "setting_key" },
  ),
  staff: told("/admin/personas", "el acceso de una persona", { is_admin: "Administra" }),
  testimonials: written(testimonials, { section: "/admin/testimonials", one: "la reseña", name: "name" }),
  visit_settings: plain(visitColumns, {
    section: "/admin/visits",
    one: "los ajustes de visitas",
    name: "club_id",
    key: "club_id",
  }),
  visits: told("/admin/visits", "una visita", { status: "Estado", starts_at: "Hora" }),
};

/** What a row is called; nothing where it has no name. */
export function nameOf({ name }: RecordedTable, row: RecordedRow | null): string {
  const value = name === undefined ? undefined : row?.[name];
  return typeof value === "string" ? value : "";
}
