import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Section, type SectionPath, sections } from "./sections.ts";

const clubs = "admin/resources/clubs";

/** What a section has below its own address, beside the dialogs of its rows. */
const below: Readonly<Record<string, RouteConfigEntry[]>> = {
  "/admin/clubs": [
    route(":id?", `${clubs}/club-route.tsx`),
    route("ofertas/:club/:id?/eliminar?", `${clubs}/extras-route.tsx`),
    route(":id/eliminar", `${clubs}/delete-club-route.tsx`),
    route(":id/galeria", `${clubs}/gallery-route.tsx`, [route(":image/eliminar", `${clubs}/gallery-delete-route.tsx`)]),
  ],
  // On a phone the grid, then the file; on a desk both.
  "/admin/media": [route(":id", "admin/media/file-route.tsx")],
  "/admin/company": [route("festivos", "admin/company/calendar-route.tsx")],
  "/admin/personas": [
    route("invitar", "admin/people/invite-route.tsx"),
    route(":person", "admin/people/person-route.tsx"),
  ],
  "/admin/timetable": [route("actividades/:id?/eliminar?", "admin/timetable/activities-route.tsx")],
  // On a phone the list, then what is read; on a desk both.
  "/admin/inbox": [route(":id", "admin/inbox/request-route.tsx")],
  // Their list is without texts: the dialog reads the one that it edits.
  "/admin/9ftoday": [route(":id?/eliminar?", "admin/resources/articles/article-route.tsx")],
} satisfies { [path in SectionPath]?: RouteConfigEntry[] };

/** Every address of the back-office. */
export const panelRoutes: RouteConfigEntry[] = [
  layout("admin/document.tsx", [
    route("login", "admin/routes/login.tsx"),
    route("login/olvidada", "admin/routes/forgotten-password.tsx"),
    route("login/nueva", "admin/routes/new-password.tsx"),
    route("sin-acceso", "admin/routes/no-access.tsx"),
    // The public site, with the ways to what is edited: as wide as the window.
    route("admin/web/*", "admin/web/web-route.tsx"),
    route("admin", "admin/layout/panel-layout.tsx", [
      ...sections.map((section) => resourceRoutes(section, below[section.path])),
      route("partners/solicitudes", "admin/resources/partners/proposals-route.tsx", [
        route(":id?/eliminar?", "admin/resources/partners/proposal-route.tsx"),
      ]),
      route("calendar/campanas/:id", "admin/calendar/campaign-route.tsx"),
      route("historial/:table/:id", "admin/history/history-route.tsx"),
      route("sin-permiso", "admin/routes/not-yours.tsx"),
      route("cuenta", "admin/routes/account.tsx"),
      route("*", "admin/routes/not-found.tsx"),
    ]),
  ]),
];

/**
 * The route of a section. A list and the dialogs of its rows are one route: opening and closing them only changes its
 * parameters, so the list stays as it is and one loader and one action serve both.
 */
function resourceRoutes({ path, file, hasRows }: Section, children?: RouteConfigEntry[]): RouteConfigEntry {
  const address = path.replace(/^\/admin\/?/, "");
  if (address === "") return index(`admin/${file}`);
  return route(hasRows ? `${address}/:id?/eliminar?` : address, `admin/${file}`, children);
}
