import { kindText } from "../requests/inbox-words.ts";
import { type MailServiceFacts, mailFailingText, mailServiceState, repliesText } from "../requests/mail-service.ts";
import { dateInWords } from "../time/moment-in-words.ts";

/** What waits for the desk. */
interface BacklogFacts {
  kinds: readonly { kind: string; total: number; late: number; undelivered: number }[];
  pending_proposals: number;
  mail: MailServiceFacts | null;
}

/** What the dashboard looks at. Times as ISO text. */
export type PanelContent = {
  backlog: BacklogFacts;
  /** Articles whose day has not come. */
  scheduled: number;
  /** Rates whose offer is over, and those whose offer ends within the week with nothing planned for afterwards. */
  ended_offers: number;
  ending_offers: readonly { id: string; title: string; club: string | null; offer_ends_at: string }[];
  /** Products of which nothing is left. */
  sold_out: number;
  /** How many episodes nobody can follow who does not hear: they have neither captions nor a transcript. */
  unheard_episodes: number;
  /** The table of each translation that is of an earlier Spanish text. */
  outdated: readonly string[];
  /** The clubs whose gallery holds no picture, the first ones by name. */
  empty_galleries: { total: number; first: readonly { id: string; name: string }[] };
  /** What was planned and could not be written when its time came. */
  refused_plans: readonly { reason: string; path: string }[];
  /** What a colleague has asked her to read. */
  reviews: readonly { name: string; asked_by: string; path: string }[];
  hasLegalPlaceholders: boolean;
  /** Whether all visitors look like one, because the server does not know its proxy. */
  hasUnknownProxy: boolean;
  /** Whether the last backup failed, or is older than it should be. */
  hasLateBackups: boolean;
};

/** One thing to look after, as a sentence, the part of the panel or site where that is done, and what is done there. */
export type Attention = { text: string; detail?: string; path: string; action: string };

/** What waits for somebody, the most pressing first; nothing when all is in order. */
export function needsAttention(content: PanelContent, now: Date): Attention[] {
  const unknownProxy = "El servidor toma a todos los visitantes por uno: falta su proxy en TRUSTED_PROXIES";
  const lateBackups = "Las copias de seguridad no se están haciendo: más abajo pone por qué";
  const unheard: Count = ["episodio sin subtítulos ni transcripción", "episodios sin subtítulos ni transcripción"];
  return [
    ...(content.hasUnknownProxy ? [{ text: unknownProxy, path: "/admin", action: "Ver" }] : []),
    ...(content.hasLateBackups ? [{ text: lateBackups, path: "/admin#site", action: "Ver" }] : []),
    ...content.refused_plans.map(({ reason, path }) => ({
      text: `No se guardó un cambio previsto. ${reason}`,
      path,
      action: "Resolver",
    })),
    ...content.reviews.map(({ name, asked_by, path }) => ({
      text: `${asked_by} te pide que revises «${name}»`,
      path,
      action: "Revisar",
    })),
    ...ofDesk(content.backlog, now),
    ...some(
      content.ended_offers,
      ["precio con la oferta terminada", "precios con la oferta terminada"],
      "prices",
      "Decidir",
    ),
    ...content.ending_offers.map((offer) => ofEndingOffer(offer, now)),
    ...some(content.scheduled, ["artículo programado", "artículos programados"], "9ftoday", "Ver"),
    ...some(content.sold_out, ["producto sin existencias", "productos sin existencias"], "merch", "Reponer"),
    ...some(content.unheard_episodes, unheard, "ninecast", "Escribirlos"),
    ...ofEarlierTexts(content.outdated),
    ...withoutPictures(content.empty_galleries),
    ...(content.hasLegalPlaceholders
      ? [{ text: "Faltan datos de la empresa en las páginas legales", path: "/admin/company", action: "Completar" }]
      : []),
  ];
}

function ofEndingOffer(offer: PanelContent["ending_offers"][number], now: Date): Attention {
  const { id, title, club, offer_ends_at: ends } = offer;
  const text = `La oferta de ${[title, club].filter(Boolean).join(" · ")} termina el ${dateInWords(ends, now)}`;
  return { text, detail: "No hay nada previsto para después", path: `/admin/prices/${id}`, action: "Decidir" };
}

/** Mail that does not go out, then what it left undone, then who waits, by kind. */
function ofDesk({ kinds, pending_proposals, mail }: BacklogFacts, now: Date): Attention[] {
  const undelivered = kinds.reduce((sum, kind) => sum + kind.undelivered, 0);
  const unanswered = kinds
    .map(({ kind, total, late, undelivered: failed }) => ({ kind, late, total: total - failed }))
    .filter(({ kind, total }) => total > 0 && kind !== "proposal");
  return [
    ...(mailServiceState(mail, now) === "failing"
      ? [{ text: mailFailingText(mail), path: "/admin/inbox", action: "Ver" }]
      : []),
    ...(mail?.replies_failing_since
      ? [
          {
            text: repliesText(mail, now).replace("Lo que conteste", "Lo que contesten"),
            path: "/admin/inbox",
            action: "Ver",
          },
        ]
      : []),
    ...some(undelivered, ["respuesta no entregada", "respuestas no entregadas"], "inbox?estado=undelivered", "Ver"),
    ...unanswered.map(({ kind, total, late }) => ({
      text: `${kindText(kind)}: ${total} sin contestar${late > 0 ? `, ${late} fuera de plazo` : ""}`,
      path: `/admin/inbox?tipo=${kind}`,
      action: "Contestar",
    })),
    ...some(
      pending_proposals,
      ["solicitud de partner pendiente", "solicitudes de partner pendientes"],
      "partners",
      "Contestar",
    ),
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
    return {
      text: `${name}: el inglés de ${count} es de un texto anterior`,
      path: `/admin/${path}`,
      action: "Traducir",
    };
  });
}

/** The first ones by name; the rest would hide what else there is to do. */
function withoutPictures({ total, first }: PanelContent["empty_galleries"]): Attention[] {
  const named = first.map(({ id, name }) => ({
    text: `${name}: galería sin imágenes`,
    path: `/admin/clubs/${id}/galeria`,
    action: "Subir imágenes",
  }));
  return [
    ...named,
    ...some(total - first.length, ["galería más sin imágenes", "galerías más sin imágenes"], "clubs", "Ver"),
  ];
}

type Count = [one: string, many: string];

function some(count: number, [one, many]: Count, section: string, action: string): Attention[] {
  return count === 0 ? [] : [{ text: `${count} ${count === 1 ? one : many}`, path: `/admin/${section}`, action }];
}
