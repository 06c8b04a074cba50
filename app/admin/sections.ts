import {
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  Clock,
  FileText,
  Flame,
  Handshake,
  History,
  Images,
  Inbox,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Menu,
  MessageSquareText,
  Mic,
  Newspaper,
  PanelsTopLeft,
  SearchCheck,
  ShieldCheck,
  Shirt,
  Signpost,
  Star,
  Tag,
  Trash2,
  UserCheck,
  Users,
} from "lucide-react";

export interface Section {
  path: string;
  /** Its route's file below `app/admin`. */
  file: string;
  /** A list whose rows open in dialogs: `nuevo`, `:id` and `:id/eliminar` are addresses of the same route. */
  hasRows?: true;
  /** Only who looks after the others is shown the way to it. */
  isForAdministrators?: true;
  /** In the menu, and in the browser's tab. */
  title: string;
  /** The heading of its page, which stands there before its content does, where it says more than the title. */
  heading?: string;
  icon: LucideIcon;
  /** The table without which there is nothing to do here: who may not read it finds no way here. */
  table?: string;
  /** What one must be allowed to do there, where looking alone is no work. */
  operation?: "update" | "delete";
}

/**
 * The panel, section by section: its menu, titles, addresses and routes all come from here. The first group is the
 * menu of admin §2 in its order; what else there is stands in groups of its own before or after it.
 */
export const sectionGroups = [
  [
    { path: "/admin/inbox", file: "inbox/inbox-route.tsx", title: "Bandeja", icon: Inbox, table: "requests" },
    { path: "/admin/visits", file: "visits/visits-route.tsx", title: "Visitas", icon: CalendarCheck, table: "visits" },
    {
      path: "/admin/calendar",
      file: "calendar/calendar-route.tsx",
      title: "Calendario",
      icon: CalendarRange,
      table: "campaigns",
    },
    {
      path: "/admin/reviews",
      file: "review/reviews-route.tsx",
      title: "Revisiones",
      icon: UserCheck,
      table: "reviews",
    },
  ],
  [
    {
      path: "/admin",
      file: "routes/dashboard.tsx",
      title: "Dashboard",
      heading: "Dashboard de Administración",
      icon: LayoutDashboard,
    },
    {
      path: "/admin/header",
      file: "resources/header/header-route.tsx",
      hasRows: true,
      title: "Menú Principal",
      heading: "Gestionar Menú Principal",
      icon: Menu,
      table: "header_links",
    },
    {
      path: "/admin/content",
      file: "resources/content/content-route.tsx",
      title: "Contenido Global",
      heading: "Gestionar Contenido Principal",
      icon: PanelsTopLeft,
      table: "site_content",
    },
    {
      path: "/admin/prices",
      file: "resources/rates/rates-route.tsx",
      hasRows: true,
      title: "Precios",
      heading: "Gestionar Precios",
      icon: Tag,
      table: "precios",
    },
    {
      path: "/admin/clubs",
      file: "resources/clubs/clubs-route.tsx",
      title: "Clubs",
      heading: "Gestionar Clubs",
      icon: Building2,
      table: "clubs",
    },
    {
      path: "/admin/ninecast",
      file: "resources/episodes/episodes-route.tsx",
      hasRows: true,
      title: "Ninecast",
      heading: "Gestionar Ninecast",
      icon: Mic,
      table: "ninecast_episodes",
    },
    {
      path: "/admin/events",
      file: "resources/events/events-route.tsx",
      hasRows: true,
      title: "Eventos",
      heading: "Gestionar Eventos",
      icon: CalendarDays,
      table: "events",
    },
    {
      path: "/admin/9ftoday",
      file: "resources/articles/articles-route.tsx",
      title: "9F Today",
      heading: "Gestionar 9F Today",
      icon: Newspaper,
      table: "articles",
    },
    {
      path: "/admin/merch",
      file: "resources/products/products-route.tsx",
      hasRows: true,
      title: "Merch",
      heading: "Gestionar Merch",
      icon: Shirt,
      table: "merch_products",
    },
    {
      path: "/admin/testimonials",
      file: "resources/testimonials/testimonials-route.tsx",
      hasRows: true,
      title: "Reseñas",
      heading: "Gestionar Reseñas",
      icon: Star,
      table: "testimonials",
    },
    {
      path: "/admin/landings",
      file: "resources/landings/landings-route.tsx",
      hasRows: true,
      title: "Landings",
      heading: "Gestionar Landings",
      icon: FileText,
      table: "landing_pages",
    },
    {
      path: "/admin/partners",
      file: "resources/partners/partners-route.tsx",
      hasRows: true,
      title: "Partners",
      heading: "Gestionar Partners",
      icon: Handshake,
      table: "partners",
    },
    {
      path: "/admin/manifiesto",
      file: "manifiesto/manifiesto-route.tsx",
      title: "Manifiesto",
      heading: "Editar Página Manifiesto",
      icon: Flame,
      table: "manifiesto_content",
    },
  ],
  [
    {
      path: "/admin/timetable",
      file: "timetable/timetable-route.tsx",
      title: "Horario",
      heading: "Horario de actividades",
      icon: Clock,
      table: "club_classes",
    },
    {
      path: "/admin/positions",
      file: "resources/positions/positions-route.tsx",
      hasRows: true,
      title: "Empleo",
      heading: "Gestionar Empleo",
      icon: BriefcaseBusiness,
      table: "positions",
    },
    {
      path: "/admin/templates",
      file: "resources/templates/templates-route.tsx",
      hasRows: true,
      title: "Plantillas",
      heading: "Gestionar Plantillas",
      icon: MessageSquareText,
      table: "reply_templates",
      operation: "update",
    },
    {
      path: "/admin/pages",
      file: "resources/pages/pages-route.tsx",
      hasRows: true,
      title: "Buscadores",
      heading: "Páginas en buscadores",
      icon: SearchCheck,
      table: "page_words",
    },
    { path: "/admin/media", file: "media/media-route.tsx", title: "Medios", icon: Images, table: "media" },
    {
      path: "/admin/redirects",
      file: "resources/redirects/redirects-route.tsx",
      hasRows: true,
      title: "Redirecciones",
      icon: Signpost,
      table: "redirects",
    },
    {
      path: "/admin/company",
      file: "company/company-route.tsx",
      title: "Empresa",
      heading: "Datos de la empresa",
      icon: Landmark,
      table: "company",
    },
    {
      path: "/admin/privacy",
      file: "privacy/privacy-route.tsx",
      title: "Privacidad",
      icon: ShieldCheck,
      table: "privacy_settings",
    },
    {
      path: "/admin/statistics",
      file: "statistics/statistics-route.tsx",
      title: "Estadísticas",
      icon: ChartColumn,
      table: "page_views",
    },
    {
      path: "/admin/personas",
      file: "people/people-route.tsx",
      isForAdministrators: true,
      title: "Personas",
      icon: Users,
      table: "staff",
    },
    {
      path: "/admin/activity",
      file: "activity/activity-route.tsx",
      title: "Actividad",
      icon: History,
      table: "audit_log",
    },
    {
      path: "/admin/trash",
      file: "trash/trash-route.tsx",
      title: "Papelera",
      icon: Trash2,
      table: "audit_log",
      operation: "delete",
    },
  ],
] as const satisfies readonly (readonly Section[])[];

/** What the groups are called; the first needs no name. */
export const groupTitles = [null, "Contenido", "Casa"] as const;

export type SectionPath = (typeof sectionGroups)[number][number]["path"];

export const sections: readonly Section[] = sectionGroups.flat();

/** The section that an address belongs to; none for the panel's own pages, such as the account. */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/+$/, "");
  return sections.find(
    (section) => section.path === path || (section.path !== "/admin" && path.startsWith(`${section.path}/`)),
  );
}

/** The section that a page stands for which refuses it. */
export const refusedSection = (search: string): Section | undefined =>
  sectionAt(new URLSearchParams(search).get("de") ?? "");

export const panelTitle = (name: string): string => `${name} · 9F ADMIN`;
