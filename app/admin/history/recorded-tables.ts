import type { RecordedRow } from "#domain/history/row-states.ts";
import { toMadridField } from "#domain/time/madrid-time.ts";
import { activities } from "../../content/clubs/activity.ts";
import { classExceptions } from "../../content/clubs/class-exception.ts";
import { clubs } from "../../content/clubs/club.ts";
import { clubClasses } from "../../content/clubs/club-class.ts";
import { clubDays } from "../../content/clubs/club-day.ts";
import { extras } from "../../content/clubs/extra.ts";
import { rates } from "../../content/clubs/rate.ts";
import type { Columns, entity } from "../../content/entity.ts";
import { replyTemplates } from "../../content/inbox/reply-template.ts";
import { privacySettings } from "../../content/people/privacy.ts";
import { articles } from "../../content/publications/article.ts";
import { episodes } from "../../content/publications/episode.ts";
import { events } from "../../content/publications/event.ts";
import { partners } from "../../content/publications/partner.ts";
import { positions } from "../../content/publications/position.ts";
import { products } from "../../content/publications/product.ts";
import { testimonials } from "../../content/publications/testimonial.ts";
import { company } from "../../content/site/company.ts";
import { headerLinks } from "../../content/site/header-link.ts";
import { landingPage } from "../../content/site/landing-page.ts";
import { landingPageDraft, landingPages } from "../../content/site/landing-pages.ts";
import { manifiestoRow } from "../../content/site/manifiesto.ts";
import { manifiestoColumns, manifiestoForm } from "../../content/site/manifiesto-input.ts";
import { pageWords } from "../../content/site/page-words.ts";
import { redirects } from "../../content/site/redirect.ts";
import type { FormColumn } from "../form/form-handle.ts";
import { factsOf, type RecordedFacts, type recordedFacts } from "./recorded-facts.ts";

/** What a person knows of a table whose changes are recorded, with the fields of its form. */
export interface RecordedTable extends RecordedFacts {
  key: string;
  columns: Readonly<Record<string, FormColumn | undefined>>;
  /** A row as its form shows it. */
  draft: (row: RecordedRow) => Readonly<Record<string, unknown>>;
}

type Fields = Pick<RecordedTable, "columns" | "draft">;
type AnyEntity = Pick<ReturnType<typeof entity<Columns>>, "columns" | "draft">;

/** As its form has it; columns that no form knows are not shown. */
function written(of: { columns: object; draft: unknown }): Fields {
  // Entities of other columns than any are none of `Columns`, whose names nobody asks for here.
  const { columns, draft } = of as unknown as AnyEntity;
  return { columns, draft: (row) => ({ ...draft(row as Parameters<typeof draft>[0]) }) };
}

/** A moment as the database tells it. */
const stored = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** Without a form of its own: its columns by these words, and moments as fields have them. */
function plain(labels: Readonly<Record<string, string>>): Fields {
  return {
    columns: Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label }])),
    draft: (row) =>
      Object.fromEntries(
        Object.keys(labels).map((name) => {
          const value = row[name];
          return [name, typeof value === "string" && stored.test(value) ? toMadridField(value) : value];
        }),
      ),
  };
}

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

const fields: Record<keyof typeof recordedFacts, Fields> = {
  access_settings: plain({ second_factor_required: "Segundo factor para todos" }),
  activities: written(activities),
  articles: written(articles),
  campaigns: plain({ name: "Nombre", starts_at: "Empieza", ends_at: "Acaba" }),
  class_exceptions: written(classExceptions),
  club_classes: written(clubClasses),
  club_days: written(clubDays),
  club_extra_services: written(extras),
  clubs: written(clubs),
  comments: plain({ is_resolved: "Resuelto" }),
  company: written(company),
  events: written(events),
  future_links: plain({ moment: "Momento", page: "Página" }),
  header_links: written(headerLinks),
  landing_pages: {
    columns: landingPages.columns,
    draft: (row) => ({ ...landingPageDraft(landingPage.parse(row)) }),
  },
  manifiesto_content: {
    columns: manifiestoColumns,
    draft: (row) => ({ ...manifiestoForm(manifiestoRow.parse(row)) }),
  },
  media: plain({
    alt_es: "Texto alternativo",
    alt_en: "Texto en inglés",
    focal_x: "Punto, a lo ancho",
    focal_y: "Punto, a lo alto",
  }),
  merch_products: written(products),
  ninecast_episodes: written(episodes),
  objects: plain({}),
  page_words: written(pageWords),
  partner_submissions: plain({ status: "Estado" }),
  partners: written(partners),
  planned_changes: plain({ due_at: "Momento", state: "Estado" }),
  positions: written(positions),
  precios: written(rates),
  privacy_settings: written(privacySettings),
  redirects: written(redirects),
  reply_templates: written(replyTemplates),
  requests: plain({ status: "Estado" }),
  review_settings: plain({ is_required: "Publicar necesita el visto bueno de otra persona" }),
  reviews: plain({ state: "Estado" }),
  site_content: plain({ content_value: "Contenido" }),
  site_settings: plain({ setting_value: "Ajuste" }),
  staff: plain({ is_admin: "Administra" }),
  testimonials: written(testimonials),
  visit_settings: plain(visitColumns),
  visits: plain({ status: "Estado", starts_at: "Hora" }),
};

/** What the record may name of a table; nothing of one that nobody knows. */
export function recordedTable(name: string): RecordedTable | undefined {
  const facts = factsOf(name);
  return facts && { key: "id", ...facts, ...fields[name as keyof typeof fields] };
}
