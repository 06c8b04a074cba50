import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { dialogRoutes, resourceRoute } from "./resource/resource-routes.ts";

const section = (name: string) => `admin/resources/${name}/${name}-route.tsx`;

/** Every address of the back-office. */
export const panelRoutes: RouteConfigEntry[] = [
  layout("admin/document.tsx", [
    route("login", "admin/routes/login.tsx"),
    route("sin-acceso", "admin/routes/no-access.tsx"),
    route("admin", "admin/layout/panel-layout.tsx", [
      index("admin/routes/dashboard.tsx"),
      resourceRoute("header", section("header")),
      route("content", section("content")),
      resourceRoute("prices", section("rates")),
      resourceRoute("clubs", section("clubs"), [
        route("ofertas/:club", "admin/resources/clubs/extras-route.tsx", dialogRoutes("clubs/ofertas")),
        route(":id/eliminar", "admin/resources/clubs/delete-club-route.tsx"),
        route(":id/galeria", "admin/resources/clubs/gallery-route.tsx", [
          route(":image/eliminar", "admin/resources/clubs/gallery-delete-route.tsx"),
        ]),
      ]),
      resourceRoute("ninecast", section("episodes")),
      resourceRoute("events", section("events")),
      resourceRoute("9ftoday", section("articles")),
      resourceRoute("merch", section("products")),
      resourceRoute("landings", section("landings"), [
        route(":id/eliminar", "admin/resources/landings/delete-landing-route.tsx"),
      ]),
      resourceRoute("partners", section("partners")),
      route("partners/solicitudes", "admin/resources/partners/submissions-route.tsx", [
        route(":id", "admin/resources/partners/submission-route.tsx"),
        route(":id/eliminar", "admin/resources/partners/delete-submission-route.tsx"),
      ]),
      route("manifiesto", "admin/manifiesto/manifiesto-route.tsx"),
      resourceRoute("testimonials", section("testimonials")),
      route("cuenta", "admin/routes/account.tsx"),
      route("*", "admin/routes/not-found.tsx"),
    ]),
  ]),
];
