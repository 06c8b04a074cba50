import {
  Building2,
  CalendarDays,
  FileText,
  Flame,
  Handshake,
  LayoutDashboard,
  type LucideIcon,
  Menu,
  Mic,
  Newspaper,
  PanelsTopLeft,
  Shirt,
  Star,
  Tag,
} from "lucide-react";

export interface Section {
  path: string;
  title: string;
  /** The heading of its page, which stands there before its content does. */
  heading: string;
  icon: LucideIcon;
}

/** The menu of the panel, in the order of admin §2. */
export const sections: readonly Section[] = [
  { path: "/admin", title: "Dashboard", heading: "Dashboard de Administración", icon: LayoutDashboard },
  { path: "/admin/header", title: "Menú Principal", heading: "Gestionar Menú Principal", icon: Menu },
  { path: "/admin/content", title: "Contenido Global", heading: "Gestionar Contenido Principal", icon: PanelsTopLeft },
  { path: "/admin/prices", title: "Precios", heading: "Gestionar Precios", icon: Tag },
  { path: "/admin/clubs", title: "Clubs", heading: "Gestionar Clubs", icon: Building2 },
  { path: "/admin/ninecast", title: "Ninecast", heading: "Gestionar Ninecast", icon: Mic },
  { path: "/admin/events", title: "Eventos", heading: "Gestionar Eventos", icon: CalendarDays },
  { path: "/admin/9ftoday", title: "9F Today", heading: "Gestionar 9F Today", icon: Newspaper },
  { path: "/admin/merch", title: "Merch", heading: "Gestionar Merch", icon: Shirt },
  { path: "/admin/testimonials", title: "Reseñas", heading: "Gestionar Reseñas", icon: Star },
  { path: "/admin/landings", title: "Landings", heading: "Gestionar Landings", icon: FileText },
  { path: "/admin/partners", title: "Partners", heading: "Gestionar Partners", icon: Handshake },
  { path: "/admin/manifiesto", title: "Manifiesto", heading: "Editar Página Manifiesto", icon: Flame },
];

/** The section that an address belongs to; none for the panel's own pages, such as the account. */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/+$/, "");
  return sections.find((it) => it.path === path || (it.path !== "/admin" && path.startsWith(`${it.path}/`)));
}

/** What the browser's tab says of a section. */
export const panelTitle = (name: string): string => `${name} · 9F ADMIN`;
