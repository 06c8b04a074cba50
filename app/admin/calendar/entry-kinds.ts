import {
  Building2,
  CalendarDays,
  CircleDot,
  Euro,
  FileText,
  Handshake,
  Landmark,
  LayoutTemplate,
  type LucideIcon,
  Megaphone,
  Menu,
  Mic,
  Newspaper,
  Shirt,
  Star,
  Tag,
} from "lucide-react";
import type { CalendarEntry } from "#domain/panel/calendar-entry.ts";
import { rowPath } from "../plans/row-path.ts";

/** What the calendar shows, and where each is opened. */
interface EntryKind {
  label: string;
  icon: LucideIcon;
  path: (entry: CalendarEntry) => string;
}

const pathOfRow = ({ table_name, row_id }: CalendarEntry) => rowPath(table_name, row_id);

export const entryKinds: Readonly<Record<string, EntryKind>> = {
  articles: { label: "Artículo", icon: Newspaper, path: pathOfRow },
  landing_pages: { label: "Landing", icon: FileText, path: pathOfRow },
  offer: { label: "Oferta", icon: Tag, path: pathOfRow },
  change: { label: "Cambio previsto", icon: Euro, path: pathOfRow },
  campaign: { label: "Campaña", icon: Megaphone, path: ({ row_id }) => `/admin/calendar/campanas/${row_id}` },
  event: { label: "Evento", icon: CalendarDays, path: pathOfRow },
  events: { label: "Publicación de evento", icon: CalendarDays, path: pathOfRow },
  ninecast_episodes: { label: "Episodio", icon: Mic, path: pathOfRow },
  day: { label: "Festivos y cierres", icon: Landmark, path: () => "/admin/company/festivos" },
  precios: { label: "Tarifa", icon: Tag, path: pathOfRow },
  club_extra_services: { label: "Oferta de club", icon: Tag, path: pathOfRow },
  clubs: { label: "Club", icon: Building2, path: pathOfRow },
  merch_products: { label: "Producto", icon: Shirt, path: pathOfRow },
  header_links: { label: "Enlace del menú", icon: Menu, path: pathOfRow },
  testimonials: { label: "Reseña", icon: Star, path: pathOfRow },
  partners: { label: "Partner", icon: Handshake, path: pathOfRow },
};

const unknown: EntryKind = { label: "Otro", icon: CircleDot, path: () => "/admin" };

export function kindOf({ kind, table_name, details }: CalendarEntry): EntryKind {
  const known = entryKinds[kind] ?? unknown;
  if (kind !== "change" || isPrice(details.changes)) return known;
  return { ...known, icon: entryKinds[table_name]?.icon ?? LayoutTemplate };
}

const isPrice = (changes: unknown) => typeof changes === "object" && changes !== null && "price" in changes;
