import { isOutOfStock, type Stocked } from "../merch/stock.ts";
import { kindText } from "../requests/inbox-words.ts";
import { type MailServiceFacts, mailFailingText, mailServiceState, repliesText } from "../requests/mail-words.ts";

/** What waits for the desk. */
interface BacklogFacts {
  kinds: readonly { kind: string; total: number; late: number; undelivered: number }[];
  pending_proposals: number;
  visits_today: number;
  mail: MailServiceFacts | null;
}

/** What the dashboard looks at. Times as ISO text. */
export type PanelContent = {
  backlog: BacklogFacts;
  articles: readonly { publication_date: string }[];
  rates: readonly { club_id: string; offer_ends_at: string | null }[];
  clubs: readonly { id: string; name: string }[];
  products: readonly Stocked[];
  /** How many episodes nobody can follow who does not hear: they have neither captions nor a transcript. */
  unheardEpisodes: number;
  /** The table of each translation that is of an earlier Spanish text. */
  outdatedTranslations: readonly string[];
  /** Ids of the clubs whose gallery holds no picture. */
  emptyGalleries: readonly string[];
  /** What was planned and could not be written when its time came. */
  refusedPlans: readonly { reason: string; path: string }[];
  hasLegalPlaceholders: boolean;
  /** Whether all visitors look like one, because the server does not know its proxy. */
  hasUnknownProxy: boolean;
  /** Whether the last backup failed, or is older than it should be. */
  hasLateBackups: boolean;
};

/** One thing to look after, as a sentence, and the part of the panel or site where that is done. */
export type Attention = { text: string; path: string };

const mostNamed = 10;

/** What waits for somebody, the most pressing first; nothing when all is in order. */
export function needsAttention(content: PanelContent, now: Date): Attention[] {
  const { articles, rates, clubs, products, emptyGalleries } = content;
  const isPast = (moment: string | null) => moment !== null && Date.parse(moment) <= now.getTime();
  const known = new Set(clubs.map(({ id }) => id));
  const scheduled = articles.filter((it) => !isPast(it.publication_date)).length;
  const expired = rates.filter((it) => isPast(it.offer_ends_at)).length;
  const unknown = rates.filter((it) => !known.has(it.club_id)).length;
  const soldOut = products.filter(isOutOfStock).length;
  return [
    ...(content.hasUnknownProxy
      ? [{ text: "El servidor toma a todos los visitantes por uno: falta su proxy en TRUSTED_PROXIES", path: "/admin" }]
      : []),
    ...(content.hasLateBackups
      ? [{ text: "Las copias de seguridad no se están haciendo: más abajo pone por qué", path: "/admin#backups" }]
      : []),
    ...content.refusedPlans.map(({ reason, path }) => ({ text: `No se guardó un cambio previsto. ${reason}`, path })),
    ...ofDesk(content.backlog, now),
    ...some(expired, "precio con la oferta terminada", "precios con la oferta terminada", "prices"),
    ...some(unknown, "precio de un club que no existe", "precios de clubs que no existen", "prices"),
    ...some(scheduled, "artículo programado", "artículos programados", "9ftoday"),
    ...some(soldOut, "producto sin existencias", "productos sin existencias", "merch"),
    ...some(
      content.unheardEpisodes,
      "episodio sin subtítulos ni transcripción",
      "episodios sin subtítulos ni transcripción",
      "ninecast",
    ),
    ...ofEarlierTexts(content.outdatedTranslations),
    ...withoutPictures(clubs, new Set(emptyGalleries)),
    ...(content.hasLegalPlaceholders
      ? [{ text: "Faltan datos de la empresa en las páginas legales", path: "/admin/company" }]
      : []),
  ];
}

/** Mail that does not go out, then what it left undone, then who waits, by kind. */
function ofDesk({ kinds, pending_proposals, visits_today, mail }: BacklogFacts, now: Date): Attention[] {
  const undelivered = kinds.reduce((sum, it) => sum + it.undelivered, 0);
  const unanswered = kinds
    .map(({ kind, total, late, undelivered: failed }) => ({ kind, late, total: total - failed }))
    .filter(({ kind, total }) => total > 0 && kind !== "proposal");
  return [
    ...(mailServiceState(mail, now) === "failing" ? [{ text: mailFailingText(mail), path: "/admin/inbox" }] : []),
    ...(mail?.replies_failing_since
      ? [{ text: repliesText(mail, now).replace("Lo que conteste", "Lo que contesten"), path: "/admin/inbox" }]
      : []),
    ...some(undelivered, "respuesta no entregada", "respuestas no entregadas", "inbox?estado=undelivered"),
    ...unanswered.map(({ kind, total, late }) => ({
      text: `${kindText(kind)}: ${total} sin contestar${late > 0 ? `, ${late} fuera de plazo` : ""}`,
      path: `/admin/inbox?tipo=${kind}`,
    })),
    ...some(pending_proposals, "solicitud de partner pendiente", "solicitudes de partner pendientes", "partners"),
    ...some(visits_today, "visita hoy", "visitas hoy", "visits"),
  ];
}

/** Where the texts of a table are written, and what that is called. */
const sectionOf: Readonly<Record<string, [path: string, name: string]>> = {
  activities: ["timetable/actividades", "Actividades"],
  articles: ["9ftoday", "9F Today"],
  club_days: ["company", "Empresa"],
  club_extra_services: ["clubs", "Clubs"],
  clubs: ["clubs", "Clubs"],
  company: ["company", "Empresa"],
  events: ["events", "Eventos"],
  header_links: ["header", "Menú Principal"],
  landing_pages: ["landings", "Landings"],
  manifiesto_content: ["manifiesto", "Manifiesto"],
  merch_products: ["merch", "Merch"],
  ninecast_episodes: ["ninecast", "Ninecast"],
  page_words: ["pages", "Buscadores"],
  positions: ["positions", "Empleo"],
  precios: ["prices", "Precios"],
  site_content: ["content", "Contenido Global"],
  testimonials: ["testimonials", "Reseñas"],
};

/** By section: each shows which. */
function ofEarlierTexts(tables: readonly string[]): Attention[] {
  const bySection = Map.groupBy(tables, (table) => sectionOf[table]?.[0] ?? "");
  return [...bySection].map(([path, all]) => {
    const name = sectionOf[all[0] ?? ""]?.[1] ?? "";
    const count = all.length === 1 ? "1 texto" : `${all.length} textos`;
    return { text: `${name}: el inglés de ${count} es de un texto anterior`, path: `/admin/${path}` };
  });
}

/** The first ones by name; the rest would hide what else there is to do. */
function withoutPictures(clubs: PanelContent["clubs"], ids: ReadonlySet<string>): Attention[] {
  const empty = clubs.filter(({ id }) => ids.has(id));
  const named = empty
    .slice(0, mostNamed)
    .map(({ id, name }) => ({ text: `${name}: galería sin imágenes`, path: `/admin/clubs/${id}/galeria` }));
  const others = empty.length - named.length;
  return [...named, ...some(others, "galería más sin imágenes", "galerías más sin imágenes", "clubs")];
}

function some(count: number, one: string, many: string, section: string): Attention[] {
  return count === 0 ? [] : [{ text: `${count} ${count === 1 ? one : many}`, path: `/admin/${section}` }];
}
