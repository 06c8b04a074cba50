import { sectionGroups } from "#app/admin/sections.ts";
import { publicAddresses } from "../../bench/measure/public-addresses.ts";
import type { WrittenField } from "./hostile-rows.ts";

/** What no browser shows as a page, but readers of feeds, calendars and search engines do. */
const feeds = ["/9ftoday/rss.xml", "/ninecast/rss.xml", "/sitemap.xml"];
const calendars = ["/events.ics", "/club/acacias/horario.ics"];

/** The sections whose rows open in a dialog of their own, by the table of those rows. */
const dialogs: Record<string, string> = {
  articles: "/admin/9ftoday",
  events: "/admin/events",
  header_links: "/admin/header",
  landing_pages: "/admin/landings",
  merch_products: "/admin/merch",
  ninecast_episodes: "/admin/ninecast",
  partner_submissions: "/admin/partners/solicitudes",
  partners: "/admin/partners",
  positions: "/admin/positions",
  precios: "/admin/prices",
  reply_templates: "/admin/templates",
  page_words: "/admin/pages",
  requests: "/admin/inbox",
  testimonials: "/admin/testimonials",
};

export interface HostilePages {
  site: string[];
  panel: string[];
  feeds: string[];
  calendars: string[];
}

/** Every kind of page on which a written field stands; of each dialog of the panel the one of the first row. */
export function pagesOf(fields: readonly WrittenField[]): HostilePages {
  const firstId = (table: string) => fields.find((field) => field.table === table)?.key.replace(/^id=eq\./, "");
  const ofRows = Object.entries(dialogs).flatMap(([table, path]) => {
    const id = firstId(table);
    return id ? [`${path}/${id}`] : [];
  });
  const more = [
    "/visita",
    "/comparar-tarifas",
    "/club/acacias/visita",
    "/club/retiro/visita",
    "/club/acacias/cartel",
    "/no-hay-nada",
  ];
  const transcripts = fields
    .filter(({ table, column, value }) => table === "ninecast_episodes" && column === "transcript" && value !== null)
    .map(({ key }) => `/ninecast/${key.replace(/^id=eq\./, "")}/transcripcion`);
  const sections = sectionGroups.flat().map((entry) => entry.path);
  return {
    site: [...publicAddresses, ...more, ...transcripts.slice(0, 1)],
    panel: [...sections, "/admin/cuenta", "/admin/clubs/acacias", "/admin/partners/solicitudes", ...ofRows],
    feeds,
    calendars,
  };
}
